/** The pages of the tests' web server: shaped like real ones, their words our own. */

const boilerplate = {
	top: '<nav><ul><li><a href="/">Home</a></li><li><a href="/markets">Markets</a></li></ul></nav>',
	bottom: '<footer><p>Copyright Harbour Ledger. <a href="/terms">Terms of use</a> and cookie settings.</p></footer>',
};

function paragraphs(words: readonly string[]): string {
	return words.map((text) => `<p>${text}</p>`).join('\n');
}

export const articlePage = `<!doctype html><html lang="en"><head><title>Ferry traffic grows | Harbour Ledger</title>
<meta property="og:title" content="Ferry traffic grows for a third year">
<meta property="article:published_time" content="2024-05-06T08:00:00Z">
<link rel="canonical" href="/news/ferries"></head><body>${boilerplate.top}<main><article>
<h1>Ferry traffic grows for a third year</h1>
${paragraphs([
	'The northern ports counted 4.2 million ferry passengers in 2023, which is 12 % more than in the year before, the port authority said on Monday.',
	'Most of the growth came from the short routes between the islands, where a second vessel has been in service since the spring and fares were cut by a fifth.',
	'Freight did not follow: the volume of trucks fell by 3 %, as two makers of furniture moved their storage to the mainland, according to <a href="https://ports.example.org/annual/2023">the annual report of the authority</a>.',
])}
<h2>What comes next</h2>
<ul><li>A third berth opens in 2026.</li><li>Fares stay as they are until then.</li></ul>
</article></main><aside><p>Subscribe to our letter.</p></aside>${boilerplate.bottom}</body></html>`;

export const tablePage = `<!doctype html><html lang="en"><head><title>Passengers by port</title></head><body>${boilerplate.top}
<div id="content"><h1>Passengers by port</h1><p>Thousands of passengers, by calendar year.</p>
<table><caption>Table 1. Passengers</caption><thead><tr><th>Port</th><th>2022</th><th>2023</th></tr></thead>
<tbody><tr><td>Northhaven</td><td>1,820</td><td>2,041</td></tr><tr><td>Eastlock</td><td>940</td><td>1,103</td></tr></tbody></table></div>${boilerplate.bottom}</body></html>`;

export const gbkPage =
	'<!doctype html><html><head><meta charset="gb2312"><title>港口客流</title></head><body><h1>港口客流</h1><p>2023年北部港口接待旅客420万人次，比上年增长12%。货运量下降3%，主要因为两家家具企业把仓库迁往内陆。港务局在年度报告中公布了以上数字，并预计明年客流继续上升。</p></body></html>';

export const shiftJisPage =
	'<!doctype html><html><head><title>港の旅客</title></head><body><h1>港の旅客</h1><p>北部の港では二〇二三年に四百二十万人の旅客があり、前の年より十二パーセント増えました。貨物は三パーセント減りました。港湾局は年次報告でこの数字を公表し、来年も増えると見ています。</p></body></html>';

export const utf16Page =
	'<!doctype html><html><head><title>Zählung</title></head><body><h1>Zählung</h1><p>Die Häfen im Norden zählten 2023 rund 4,2 Millionen Fahrgäste, zwölf Prozent mehr als im Jahr davor. Für 2024 erwartet die Behörde weiteres Wachstum.</p></body></html>';

export const paywallPage = `<!doctype html><html><head><title>Ferries: the full story</title>
<script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree":false}</script></head><body>${boilerplate.top}
<article><h1>Ferries: the full story</h1><p>The northern ports have had a good year, and the question is how long it will last.</p></article>
<div class="gate"><p>Subscribe to continue reading. Already a subscriber? Sign in.</p></div>${boilerplate.bottom}</body></html>`;

export const loginPage = `<!doctype html><html><head><title>Sign in</title></head><body><h1>Sign in to Harbour Ledger</h1>
<form action="/session"><label>Name <input name="name"></label><label>Password <input type="password" name="password"></label><button>Sign in</button></form></body></html>`;

export const emptyPage =
	'<!doctype html><html><head><title>Harbour Ledger</title></head><body><noscript>Please enable JavaScript.</noscript><div id="root"></div><script src="/app.js"></script></body></html>';

export const consentPage =
	'<!doctype html><html><head><title>Before you continue</title></head><body><h1>We value your privacy</h1><p>Accept all cookies or manage your consent to go on to the page.</p><button>Accept</button></body></html>';

export const challengePage =
	'<!doctype html><html><head><title>Just a moment...</title></head><body><h1>Checking your browser</h1><p>Enable JavaScript and cookies to continue.</p></body></html>';

export const missingPage =
	'<!doctype html><html><head><title>Page not found</title></head><body><h1>Page not found</h1><p>Try the search, or go back to the start page of the Harbour Ledger.</p></body></html>';

export const jsonDocument = {
	title: 'Passengers',
	series: [
		{ port: 'Northhaven', year: 2023, passengers: 2041000 },
		{ port: 'Eastlock', year: 2023, passengers: 1103000 },
	],
};

export const reportPages: readonly (readonly string[])[] = [
	['Annual report of the port authority', 'The ports counted 4.2 million passen-', 'gers in 2023, a new high.'],
	['Freight fell by 3 % in the same year.'],
];
