import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { formatDecisions } from '../../../src/decisions/file';
import { findingCodes } from '../../../src/findings/model';
import * as library from '../../../src/library/library';
import { runIn } from '../cli/memoryEnvironment';
import { readSchema, undescribed, violations } from '../cli/schemas';
import { decided } from '../decisions/made';
import { exampleReports } from '../exampleReports';

const { createPlumbline } = library;
const vague = '# Prices\n\nExperts say that prices will fall. It is widely believed that demand is weak.\n';
const claim = 'Corvania will be the leading exporter of storage technology within five years.';
const report = `# Grid storage\n\n## Outlook\n\n${claim}\n`;

describe('the library', () => {
	it('gives what the command line writes, but for the hash of a file and what mends a finding', async () => {
		for (const name of exampleReports) {
			const text = readFileSync(name, 'utf8');
			for (const language of ['en', 'zh-CN']) {
				const args = ['analyze', 'r.md', '--format', 'json', '--lang', language, '--fail-on', 'never'];
				const { sha256, ...written } = JSON.parse((await runIn({ files: { 'r.md': text } }, ...args)).stdout);
				assert.match(sha256, /^[0-9a-f]{64}$/);
				const given = createPlumbline({ language }).analyze(text, { name: 'r.md' });
				for (const finding of written.findings) delete finding.fixes;
				assert.deepEqual(JSON.parse(JSON.stringify(given)), written);
				assert.deepEqual([...violations('analysis', given), ...undescribed('analysis', given)], []);
			}
		}
	});

	it('counts and rates: the ledger, and where sources come from', () => {
		const { ledger, sources } = createPlumbline().analyze(
			`${report}\nSteel fell by 12 % [statistics](https://ec.europa.eu/eurostat/steel) last year.\n`,
		);
		assert.equal(ledger.claims.count, 1);
		assert.equal(ledger.claims.places[0]?.line, 5);
		assert.deepEqual(
			sources.map(({ url, tier, citations }) => [url, tier, citations.map(({ line }) => line)]),
			[['https://ec.europa.eu/eurostat/steel', 1, [7]]],
		);
		assert.deepEqual(
			createPlumbline({ tiers: { 'europa.eu': 3 } })
				.analyze('Steel fell by 12 % [see](https://ec.europa.eu/steel).')
				.sources.map(({ tier, group }) => [tier, group]),
			[[3, 'own']],
		);
	});

	it('speaks the language that it is asked for, English in doubt', () => {
		const said = (language?: string) =>
			createPlumbline(language === undefined ? {} : { language }).analyze(vague).findings[0]?.message ?? '';
		assert.match(said('zh-Hans'), /读者不知道是谁说的/);
		assert.match(said('de'), /who/);
		assert.equal(said(), said('en'));
	});

	it('goes by the settings of the call before those of the object, each as a whole', () => {
		const plumbline = createPlumbline({ severities: { 'claim.vague': 'error' }, maxFindings: 0 });
		const levels = (...options: Parameters<typeof plumbline.analyze>) =>
			plumbline
				.analyze(...options)
				.findings.filter(({ code }) => code === 'claim.vague')
				.map(({ severity }) => severity);
		assert.deepEqual(levels(vague), ['error', 'error']);
		assert.deepEqual(levels(vague, { severities: { 'claim.vague': 'off' } }), []);
		assert.deepEqual(levels(vague, { severities: {} }), ['hint', 'hint']);
		assert.deepEqual(levels(vague, { severities: undefined }), ['error', 'error']);
		const severities = { 'claim.vague': 'info' } as const;
		const held = (maxFindings?: number) =>
			plumbline.analyze(vague.repeat(9), { severities, maxFindings }).findings.filter((finding) => finding.held);
		assert.equal(held().length, 0);
		assert.ok(held(0.1).length > 0);
	});

	it('tells apart what the authors have decided on the report of that name', () => {
		const decision = decided(report, 'claim.unsupported');
		const decisions = formatDecisions([decision]);
		const { findings, decided: apart } = createPlumbline().analyze(report, { name: decision.file, decisions });
		assert.deepEqual(
			apart?.map(({ code, reason }) => [code, reason]),
			[['claim.unsupported', decision.reason]],
		);
		assert.ok(!findings.some(({ code }) => code === 'claim.unsupported'));
		assert.equal(createPlumbline().analyze(report, { name: 'other.md', decisions }).decided, undefined);
	});

	it('refuses what it cannot go by, in the language of the object', () => {
		const refused = (work: () => unknown, says: RegExp) => assert.throws(work, { name: 'TypeError', message: says });
		// As who writes no types may call it.
		const make = createPlumbline as (options?: unknown) => { analyze(text?: unknown, options?: unknown): unknown };
		refused(() => make({ severity: {} }), /“severity” is not known: use severities, maxFindings, tiers, language/);
		refused(() => make({ severities: { 'claim.vague': 'low' } }), /cannot be "low": use one of error/);
		refused(() => make({ severities: { 'claim.vag': 'info' } }), /“claim\.vag” is not known.*claim\.vague/s);
		refused(() => make({ language: 3 }), /“language” must be a text/);
		refused(() => make(null), /“options” must be/);
		refused(() => make().analyze(), /“text” must be a text/);
		refused(() => make().analyze('', { maxFindings: 1001 }), /0 \(no limit\) to 1000/);
		refused(() => make().analyze('', { tiers: { 'a.org': 5 } }), /“tiers\.a\.org” cannot be 5/);
		refused(() => make().analyze('', { language: 'en' }), /“language” is not known/);
		refused(() => make().analyze('', { decisions: '{' }), /The decisions are not valid JSON/);
		refused(() => make({ language: 'zh' }).analyze('', { name: 1 }), /“name”必须是文本/);
	});

	it('reads any text, and is not changed by who uses it', () => {
		const plumbline = createPlumbline();
		assert.ok(Object.isFrozen(plumbline));
		for (const text of ['', '\uD800', '\0', '# \n'.repeat(50), vague.replaceAll('\n', '\r\n')]) {
			assert.deepEqual(violations('analysis', plumbline.analyze(text)), []);
		}
		assert.equal(plumbline.analyze('').file, 'report.md');
	});
});

describe('the declarations of the library', () => {
	it('are those of the schemas', async () => {
		const { schemaTypes, typesFile } = await import('../../../scripts/schemaTypes.mjs');
		assert.equal(
			readFileSync(typesFile, 'utf8'),
			schemaTypes(),
			'A schema or a type has changed. Run “npm run types:update”.',
		);
		const { findingCode } = readSchema('analysis').$defs;
		assert.deepEqual([...findingCode.examples].sort(), Object.keys(findingCodes).sort());
	});

	it('declare each thing that the library exports, and no other', async () => {
		const { libraryDeclarations } = await import('../../../scripts/schemaTypes.mjs');
		const declared: string = await libraryDeclarations();
		const values = [...declared.matchAll(/^export declare \w+ (\w+)/gm)].map(([, name]) => name);
		assert.deepEqual(values.sort(), Object.keys(library).sort());
		assert.doesNotMatch(declared, /\bfrom '|\bimport\b|schemas\/types/);
	});
});
