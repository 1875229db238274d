import { Markup } from './markup';

/** The page's whole appearance: light or dark as the reader's system is, plain on paper. */
export const htmlStyle = new Markup(`
:root { color-scheme: light dark; --ink: #1c1e21; --quiet: #5c6370; --paper: #fff; --line: #d5d8dd; --soft: #f4f5f7;
--error: #b3261e; --warning: #8a5300; --info: #0b5cad; --hint: #5c6370; --good: #1b6e35; --bar: #3a6ea5; --expert: #8a5300; }
@media (prefers-color-scheme: dark) { :root { --ink: #e4e6ea; --quiet: #a0a7b4; --paper: #17191d; --line: #3a3f48; --soft: #212429;
--error: #ff8a80; --warning: #f2b35d; --info: #7fb8f5; --hint: #a0a7b4; --good: #7fd19b; --bar: #6d9fd6; --expert: #f2b35d; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 60rem; background: var(--paper); color: var(--ink);
font: 16px/1.55 system-ui, "Segoe UI", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif; overflow-wrap: anywhere; }
h1 { line-height: 1.25; margin: 0 0 .25rem; } h2 { margin: 2.5rem 0 .75rem; border-bottom: 1px solid var(--line); padding-bottom: .25rem; }
h3 { margin: 1.75rem 0 .5rem; } a { color: var(--info); } small, .quiet, figcaption { color: var(--quiet); }
article + article { margin-top: 4rem; border-top: 3px solid var(--line); padding-top: 2rem; }
figure { margin: 1rem 0; } .chart { width: 100%; height: auto; } .chart text { font-size: 13px; fill: currentColor; }
.chart .track { fill: var(--soft); } .chart .track.unscored { fill: none; stroke: var(--line); stroke-dasharray: 4 3; }
.chart .bar { fill: var(--bar); } .chart .tick { stroke: var(--ink); fill: none; opacity: .7; } .chart .expert { fill: var(--expert); stroke: var(--paper); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .6rem .35rem 0; border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums; }
td.number, th.number { text-align: right; white-space: nowrap; } tr.headline .name, tr.headline .number, tr.own { font-weight: 600; }
table.rows { overflow-wrap: break-word; } .rows th, .rows td { padding-right: 1rem; } .rows th:last-child, .rows td:last-child { padding-right: 0; } .rows thead th, .verdict { white-space: nowrap; }
.rows tbody th { font-weight: 400; } .rows .name { min-width: 9.5rem; } .rows .why { min-width: 12rem; } .scores .why { width: 60%; } tr:target { background: var(--soft); } .reference td, .reference th { white-space: nowrap; }
.basis { border: 1px solid var(--line); border-radius: 1em; padding: 0 .6em; font-size: .8rem; white-space: nowrap; }
@media (max-width: 40rem) { .rows thead { display: none; } .rows, .rows tbody { display: block; } .rows tr { display: flex; flex-wrap: wrap; gap: 0 .75rem; padding: .45rem 0; border-bottom: 1px solid var(--line); }
.rows tbody th, .rows td { display: block; padding: 0; border: 0; text-align: left; } .rows .name, .rows .why { flex: 0 0 100%; min-width: 0; } .rows .weight::before { content: attr(data-label) " "; color: var(--quiet); } .rows td:empty { display: none; } }
.findings { list-style: none; padding: 0; } .findings li { margin: 0 0 1rem; padding-left: .9rem; border-left: 3px solid var(--line); }
.findings .error { border-color: var(--error); } .findings .warning { border-color: var(--warning); } .findings .info { border-color: var(--info); }
h3 .error { color: var(--error); } h3 .warning { color: var(--warning); } h3 .info { color: var(--info); } h3 .hint { color: var(--hint); }
blockquote { margin: .25rem 0; padding: .25rem .75rem; background: var(--soft); } .place { font-variant-numeric: tabular-nums; white-space: nowrap; }
.note { border-left: 3px solid var(--warning); padding-left: .9rem; }
details > details, details > .leaf { margin-left: 1.35rem; } .leaf { padding-left: 1.05rem; } summary { cursor: pointer; }
.supported { color: var(--good); } .partial { color: var(--warning); } .unsupported { color: var(--error); } .unknown, .evidence { color: var(--quiet); }
@media print { :root { --ink: #000; --quiet: #444; --paper: #fff; --line: #bbb; --soft: #f2f2f2; --error: #8c1d18; --warning: #6b4000; --info: #0b4a8c; --hint: #444; --good: #14532a; --bar: #3a6ea5; --expert: #6b4000; }
body { max-width: none; padding: 0; font-size: 11pt; } h2, h3 { break-after: avoid; } li, tr, figure { break-inside: avoid; } article + article { break-before: page; } }
`);
