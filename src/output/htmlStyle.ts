import { Markup } from './markup';

/** The page's whole appearance: light or dark as the reader's system is, black on white on paper. */
export const htmlStyle = new Markup(`
:root { color-scheme: light dark; --ink: #1c1e21; --quiet: #5c6370; --paper: #fff; --line: #d5d8dd; --soft: #f4f5f7;
--error: #b3261e; --warning: #8a5300; --info: #0b5cad; --hint: #5c6370; --good: #1b6e35; --bar: #3a6ea5; --expert: #8a5300; }
@media (prefers-color-scheme: dark) { :root { --ink: #e4e6ea; --quiet: #a0a7b4; --paper: #17191d; --line: #3a3f48; --soft: #212429;
--error: #ff8a80; --warning: #f2b35d; --info: #7fb8f5; --hint: #a0a7b4; --good: #7fd19b; --bar: #6d9fd6; --expert: #f2b35d; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 70rem; background: var(--paper); color: var(--ink);
font: 16px/1.55 system-ui, "Segoe UI", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif; overflow-wrap: anywhere; }
h1 { line-height: 1.25; margin: 0 0 .25rem; } h2 { margin: 2.5rem 0 .75rem; border-bottom: 1px solid var(--line); padding-bottom: .25rem; }
h3 { margin: 1.75rem 0 .5rem; } a { color: var(--info); } small, .quiet, figcaption { color: var(--quiet); } p { margin: .5rem 0; }
p.headline { font-size: 1.3rem; font-weight: 600; margin: .5rem 0 .25rem; } nav { margin: 1rem 0 0; } nav a { margin-right: 1rem; white-space: nowrap; }
.tiles { display: flex; flex-wrap: wrap; gap: .75rem; list-style: none; padding: 0; margin: 1rem 0 0; }
.tiles li { border: 1px solid var(--line); border-radius: 6px; padding: .6rem .9rem; min-width: 10rem; } .tiles strong { font-size: 1.5rem; font-variant-numeric: tabular-nums; }
.told, .kinds { list-style: none; padding: 0; } .first { padding-left: 1.6rem; } .first li::marker { color: var(--kind); font-weight: 700; } .first li, .told li, .kinds li { margin: .4rem 0; } q { quotes: "“" "”"; } .pair h2 { font-size: 1.2rem; }
@media (min-width: 60rem) { .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 2.5rem; } }
article + article { margin-top: 4rem; border-top: 3px solid var(--line); padding-top: 2rem; } footer { margin-top: 3rem; font-size: .85rem; }
.error { --kind: var(--error); } .warning { --kind: var(--warning); } .info { --kind: var(--info); } .hint { --kind: var(--hint); } .decided { --kind: var(--good); }
.kinds .error, .kinds .warning, .kinds .info, .kinds .hint { color: var(--kind); font-weight: 600; }

.text { display: flow-root; border: solid var(--line); border-width: 1px 0; padding: .5rem 0 1rem; } .text h3, .text h4, .text h5, .text h6 { margin: 1.5rem 0 .25rem; line-height: 1.3; }
.text h3 { font-size: 1.5rem; } .text h4 { font-size: 1.2rem; } .text h5, .text h6 { font-size: 1rem; }
.block { display: flex; flex-direction: column; scroll-margin-top: 1rem; } .block:target { background: var(--soft); } .notes { order: 1; font-size: .85rem; line-height: 1.4; }
.items { list-style: none; margin: .5rem 0; padding: 0; } .items .block { padding-left: 1.6rem; } .items .depth2 { padding-left: 3.2rem; } .items .depth3 { padding-left: 4.8rem; } .items .depth4 { padding-left: 6.4rem; }
.items p { position: relative; margin: .2rem 0; } .marker { position: absolute; left: -1.5rem; color: var(--quiet); } .picture { display: block; border: 1px dashed var(--line); padding: .75rem 1rem; color: var(--quiet); }
mark { color: inherit; background: color-mix(in srgb, var(--kind) 11%, transparent); border-bottom: 2px solid var(--kind); }
mark.decided { background: none; border-bottom-style: dotted; } mark.hint { background: none; border-bottom-width: 1px; }
.ref { display: inline-block; min-width: 1.5em; padding: 0 .35em; border-radius: 1em; background: var(--kind); color: var(--paper); font-size: .72rem; line-height: 1.5em; font-weight: 600; text-align: center; text-decoration: none; vertical-align: .25em; margin: 0 .15em; scroll-margin-top: 4rem; }
/* The reader's own colours: what only a background told is told by a line. */
@media (forced-colors: active) { mark { background: Canvas; color: CanvasText; border-bottom-color: CanvasText; } .ref { color: LinkText; outline: 1px solid; outline-offset: -1px; } .span { forced-color-adjust: none; } }
.note { --kind: var(--hint); border-left: 3px solid var(--kind); margin: .35rem 0; padding: .15rem 0 .15rem .6rem; scroll-margin-top: 4rem; }
.note.error { --kind: var(--error); } .note.warning { --kind: var(--warning); } .note.info { --kind: var(--info); } .note.decided { --kind: var(--good); }
.note .ref { vertical-align: 0; } .note:target, .ref:target, .findings li:target { outline: 2px solid var(--kind, var(--info)); outline-offset: 2px; }
@media (min-width: 60rem) { .text { padding-right: 22rem; } .block { display: block; } .block.heading { clear: right; }
.notes { float: right; clear: right; width: 20rem; margin-right: -22rem; } .items .notes { margin-top: .2rem; } }

figure { margin: 1rem 0; } .chart { width: 100%; height: auto; } .chart text { font-size: 13px; fill: currentColor; }
.chart .track { fill: var(--soft); } .chart .track.unscored { fill: none; stroke: var(--line); stroke-dasharray: 4 3; }
.chart .bar { fill: var(--bar); } .chart .tick { stroke: var(--ink); fill: none; opacity: .7; } .chart .expert { fill: var(--expert); stroke: var(--paper); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .9rem; } pre { overflow-x: auto; background: var(--soft); padding: .75rem 1rem; font-size: .85rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .6rem .35rem 0; border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums; }
td.number, th.number { text-align: right; white-space: nowrap; } tr.first .name, tr.first .number, tr.own { font-weight: 600; }
table.rows { overflow-wrap: break-word; } .rows th, .rows td { padding-right: 1rem; } .rows th:last-child, .rows td:last-child { padding-right: 0; } .rows thead th { white-space: nowrap; }
.rows tbody th { font-weight: 400; } .rows .name { min-width: 9.5rem; } .rows .why { min-width: 12rem; } .rows .why { width: 45%; } .sources .name { width: 40%; overflow-wrap: anywhere; } .said { margin-bottom: .5rem; } tr:target { background: var(--soft); } .rows tr.beside > *, .rows tr.paper > * { color: var(--quiet); } .rows tr.paper { font-style: italic; } .reference td, .reference th { white-space: nowrap; }
.basis { border: 1px solid var(--line); border-radius: 1em; padding: 0 .6em; font-size: .8rem; white-space: nowrap; }
@media (max-width: 40rem) { .rows thead { display: none; } .rows, .rows tbody { display: block; } .rows tr { display: flex; flex-wrap: wrap; gap: 0 .75rem; padding: .45rem 0; border-bottom: 1px solid var(--line); }
.rows tbody th, .rows td { display: block; padding: 0; border: 0; text-align: left; } .rows .name, .rows .why { flex: 0 0 100%; min-width: 0; } .rows .number:not(:empty)::before { content: attr(data-label) " "; color: var(--quiet); } .rows td:empty { display: none; } }
.interval { min-width: 9rem; width: 25%; } .span { position: relative; height: .7rem; margin-top: .4rem; background: var(--soft); border-radius: 2px; } .span i, .span b { position: absolute; top: 0; bottom: 0; } .span i { background: var(--bar); opacity: .45; border-radius: 2px; } .span b { width: 3px; margin-left: -1.5px; background: var(--bar); }
.findings { list-style: none; padding: 0; } .findings li { margin: 0 0 1rem; padding-left: .9rem; border-left: 3px solid var(--kind, var(--line)); }
blockquote { margin: .25rem 0; padding: .25rem .75rem; background: var(--soft); } .place { font-variant-numeric: tabular-nums; white-space: nowrap; }
.caution { border-left: 3px solid var(--warning); padding-left: .9rem; }
details > details, details > .leaf { margin-left: 1.35rem; } .leaf { padding-left: 1.05rem; } summary { cursor: pointer; padding: .15rem 0; }
.supported { color: var(--good); } .partial { color: var(--warning); } .unsupported { color: var(--error); } .unknown, .evidence { color: var(--quiet); }

@page { margin: 16mm 14mm; }
@media print { :root { color-scheme: light; --ink: #000; --quiet: #444; --paper: #fff; --line: #bbb; --soft: #f2f2f2; --error: #8c1d18; --warning: #6b4000; --info: #0b4a8c; --hint: #444; --good: #14532a; --bar: #3a6ea5; --expert: #6b4000; }
* { print-color-adjust: exact; } body { max-width: none; padding: 0; font-size: 10.5pt; } nav { display: none; } a { color: inherit; } details:not(.bare)::details-content { content-visibility: visible; block-size: auto; } summary { list-style: none; font-weight: 600; }
h2, h3, h4, h5, h6, summary { break-after: avoid; } li, tr, figure, .note { break-inside: avoid; } .items li { break-inside: auto; } article + article { break-before: page; } p { orphans: 3; widows: 3; }
.text { padding-right: 6.2cm; } .block { display: block; } .block.heading { clear: right; } .notes { float: right; clear: right; width: 5.7cm; margin-right: -6.2cm; font-size: 8pt; } }
`);
