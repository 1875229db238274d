import assert from 'node:assert/strict';
import { runIn } from './memoryEnvironment';

/** One finding of severity error: the citation has no reference. */
const broken =
	'# Steel\n\nPrices fell by 12 % in 2024 [7].\n\n## References\n\n[1] Steel yearbook. https://example.org/steel\n';
const clean =
	'# Steel\n\nPrices fell by 12 % in 2024 [1].\n\n## References\n\n[1] Steel yearbook. https://example.org/steel\n';

describe('CLI: languages', () => {
	const files = { 'a.md': broken };

	it('tells findings in English unless --lang says otherwise', async () => {
		const said = async (...options: string[]) => {
			const { stdout } = await runIn({ files }, 'analyze', 'a.md', '--format', 'json', ...options);
			return JSON.parse(stdout).findings[0].message;
		};
		assert.match(await said(), /^The reference list has entry 1, but no “7”/);
		assert.match(await said('--lang', 'zh-CN'), /^参考文献列表有第 1 条，没有“7”。/);
		assert.equal(await said('--lang=zh'), await said('--lang', 'zh-CN'));
	});

	it('tells scores’ findings and trees in the same language', async () => {
		assert.match((await runIn({ files }, 'score', 'a.md', '--lang', 'zh-CN')).stdout, /没有对应参考文献的引用/);
		assert.match((await runIn({ files }, 'tree', 'a.md', '--lang', 'zh-CN')).stdout, /个节点，精简的逻辑树/);
	});
});

describe('CLI: exit codes', () => {
	it('0 for a report without errors, nothing on stderr', async () => {
		const { code, stderr, stdout } = await runIn({ files: { 'a.md': clean } }, 'analyze', 'a.md');
		assert.deepEqual([code, stderr], [0, '']);
		assert.match(stdout, /^1 report, 0 findings/);
	});

	it('1 for a finding at the level of --fail-on', async () => {
		const files = { 'a.md': broken };
		assert.equal((await runIn({ files }, 'analyze', 'a.md')).code, 1);
		assert.equal((await runIn({ files }, 'score', 'a.md')).code, 1);
		assert.equal((await runIn({ files }, 'analyze', 'a.md', '--fail-on', 'never')).code, 0);
		assert.equal((await runIn({ files }, 'analyze', 'a.md', '--severity', 'citation.broken=info')).code, 0);
		assert.equal(
			(await runIn({ files }, 'analyze', 'a.md', '--severity=citation.broken=info', '--fail-on=info')).code,
			1,
		);
	});

	it('as if nothing were held back: how much is shown does not decide', async () => {
		const files = { 'a.md': broken, 'plumbline.config.json': '{ "maxFindings": 0.001 }' };
		const level = ['--severity', 'citation.broken=warning'];
		const short = await runIn({ files }, 'analyze', 'a.md', ...level, '--fail-on', 'warning');
		assert.equal(short.code, 1);
		assert.match(short.stdout, /^ {2}\d+ more, less certain or less weighty; --all shows them\.$/m);
		assert.doesNotMatch(short.stdout, /citation\.broken/);
		const whole = await runIn({ files }, 'analyze', 'a.md', ...level, '--all');
		assert.match(whole.stdout, /citation\.broken/);
		assert.doesNotMatch(whole.stdout, /--all/);
	});

	it('1 even when the result goes to a file, and the terminal stays empty', async () => {
		const ran = await runIn({ files: { 'a.md': broken } }, 'analyze', 'a.md', '-o', 'out.txt');
		assert.deepEqual([ran.code, ran.stdout, ran.stderr], [1, '', '']);
		assert.match(String(ran.files.get('/reports/out.txt')), /^a\.md\n/);
	});

	it('2 when a report cannot be read, with the others analysed', async () => {
		const { code, stdout, stderr } = await runIn(
			{ files: { 'a.md': clean } },
			...['analyze', '--format', 'json', 'a.md', 'gone.md'],
		);
		assert.equal(code, 2);
		assert.deepEqual(
			JSON.parse(stdout).map((each: { file: string }) => each.file),
			['a.md'],
		);
		assert.equal(stderr, 'plumbline: gone.md does not exist. Check the spelling and the folder you are in.\n');
	});

	it('2 and nothing on stdout when the only report cannot be read', async () => {
		const { code, stdout } = await runIn({}, 'analyze', '--format', 'json', 'gone.md');
		assert.deepEqual([code, stdout], [2, '']);
	});

	it('2 when a least score is wanted and no model is there to give one', async () => {
		const { code, stdout, stderr } = await runIn({ files: { 'a.md': '# A\n' } }, 'score', 'a.md', '--min-score', '60');
		assert.deepEqual([code, stdout], [2, '']);
		assert.match(
			stderr,
			/^plumbline: a\.md: a least score needs a model \(--model\), because .* --allowed-findings offline\.\n$/,
		);
	});

	it('1 only with more findings than are let pass', async () => {
		const files = {
			'a.md':
				'# Tea\n\n## Trade\n\nTraders expect a calm year [7], and so do the banks [8].\n\n## References\n\n[1] Board of Tea. Report.\n',
		};
		const codeOf = async (...gate: string[]) => (await runIn({ files }, 'analyze', 'a.md', ...gate)).code;
		assert.equal(await codeOf('--fail-on=error'), 1);
		assert.equal(await codeOf('--fail-on=error', '--allowed-findings=1'), 1);
		assert.equal(await codeOf('--fail-on=error', '--allowed-findings=2'), 0);
		const configured = { ...files, 'plumbline.config.json': '{"failOn": "error", "allowedFindings": 2}' };
		assert.equal((await runIn({ files: configured }, 'analyze', 'a.md')).code, 0);
		assert.equal((await runIn({ files: configured }, 'analyze', 'a.md', '--allowed-findings=1')).code, 1);
		const { stderr } = await runIn({ files }, 'analyze', 'a.md', '--allowed-findings=1.5');
		assert.match(stderr, /a whole number from 0 to 100000/);
	});

	it('2 where a report is gone, unreadable or too large by the time it is read', async () => {
		for (const [code, why] of [
			['ENOENT', 'the folder does not exist'],
			['EACCES', 'you have no permission'],
			['ERR_FS_FILE_TOO_LARGE', 'there is more in it than is read'],
		] as const) {
			const read = async () => {
				throw Object.assign(new Error(code), { code });
			};
			const { code: exit, stderr } = await runIn({ files: { 'r.md': '# A\n' }, fs: { read } }, 'analyze', 'r.md');
			assert.deepEqual([exit, stderr], [2, `plumbline: r.md cannot be read: ${why}.\n`]);
		}
	});

	it('2 without a stack trace for what nobody foresaw; a trace when it is asked for', async () => {
		const fs = {
			read: async () => {
				throw new Error('the disk hums');
			},
			stat: async () => {
				throw new TypeError('no \u001bluck');
			},
		};
		const plain = await runIn({ fs }, 'analyze', 'a.md');
		assert.equal(plain.code, 2);
		assert.match(plain.stderr, /^plumbline: An internal error stopped the work: no luck\. .*\n$/);
		const traced = await runIn({ fs, env: { PLUMBLINE_DEBUG: '1' } }, 'analyze', 'a.md');
		assert.match(traced.stderr, /\n {4}at /);
		assert.ok(!traced.stderr.includes('\u001b'));
	});
});

describe('CLI: what is typed', () => {
	const complaint = async (...argv: string[]) => {
		const { code, stdout, stderr } = await runIn({ files: { 'a.md': clean } }, ...argv);
		assert.deepEqual([code, stdout], [2, '']);
		return stderr;
	};

	it('an unknown command', async () => {
		assert.match(await complaint('anlyze', 'a.md'), /There is no command “anlyze”: .* Did you mean analyze\?/);
		assert.match(await complaint('a.md'), /Did you mean plumbline analyze a\.md\?/);
		assert.match(
			await complaint('publish', 'reports'),
			/There is no command “publish”: use analyze, review, score, decisions, decide, tree, bench, explain, skills, references, init, config, mcp, lsp, cache, completion\./,
		);
		assert.match(await complaint('--format', 'json'), /Name a command before --format/);
	});

	it('an unknown option, or one of another command', async () => {
		assert.match(await complaint('score', '--fromat=json', 'a.md'), /no option --fromat\. Did you mean --format\?/);
		assert.match(await complaint('analyze', '--model', 'x', 'a.md'), /“plumbline analyze” has no option --model/);
		assert.match(await complaint('analyze', '--full', 'a.md'), /“plumbline analyze” has no option --full/);
		assert.match(await complaint('analyze', '-x', 'a.md'), /no option -x\./);
		assert.match(await complaint('analyze', '--max-findings=3', 'a.md'), /Did you mean --allowed-findings\?/);
	});

	it('a wrong value', async () => {
		assert.match(
			await complaint('analyze', 'a.md', '--format', 'htm'),
			/--format cannot be “htm”: use one of text, lines, json/,
		);
		assert.match(await complaint('analyze', 'a.md', '--fail-on', 'warnin'), /Did you mean warning\?/);
		assert.match(await complaint('score', 'a.md', '--min-score', '101'), /a number from 0 to 100/);
		assert.match(await complaint('score', 'a.md', '--frameworks', 'jad'), /Did you mean jade\?/);
		assert.match(
			await complaint('score', 'a.md', '--frameworks=jade', '--min-score=1'),
			/add finResearch to --frameworks/,
		);
		assert.match(await complaint('analyze', 'a.md', '--severity', 'claim.partial'), /such as claim\.partial=off/);
		assert.match(
			await complaint('analyze', 'a.md', '--severity', 'claim.partail=off'),
			/Did you mean claim\.partial\?/,
		);
		assert.match(await complaint('analyze', 'a.md', '--severity', 'claim.partial=of'), /Did you mean off\?/);
		assert.match(await complaint('analyze', 'a.md', '--lang', 'de'), /--lang cannot be “de”: use one of en, zh-CN/);
	});

	it('a missing value, a value too many, no operand', async () => {
		assert.match(await complaint('analyze', 'a.md', '--format'), /--format needs a value: --format FORMAT\./);
		assert.match(await complaint('analyze', '--output', '--offline', 'a.md'), /--output needs a value/);
		assert.match(await complaint('analyze', 'a.md', '--offline=yes'), /--offline takes no value/);
		assert.match(await complaint('analyze'), /needs something to work on: plumbline analyze FILE…\./);
		assert.match(await complaint('tree', 'a.md', 'a.md'), /takes no more: plumbline tree FILE\./);
	});

	it('help and version', async () => {
		const help = await runIn({}, '--help');
		assert.equal(help.code, 0);
		for (const name of ['analyze', 'score', 'tree', 'bench'])
			assert.match(help.stdout, new RegExp(`^ {2}${name} `, 'm'));
		assert.match(help.stdout, /^Besides: skills, references, cache, completion\.$/m);
		assert.equal((await runIn({}, 'score', '--help')).stdout, (await runIn({}, 'help', 'score')).stdout);
		assert.match((await runIn({}, 'tree', '-h')).stdout, /text, json, mermaid, markdown \(default text\)/);
		const nothing = await runIn({});
		assert.deepEqual([nothing.code, nothing.stdout], [2, '']);
	});
});

describe('CLI: colour', () => {
	const coloured = async (terminal: boolean, env: Record<string, string>, ...options: string[]) =>
		(await runIn({ files: { 'a.md': clean }, terminal, env }, 'analyze', 'a.md', ...options)).stdout.includes(
			'\u001b[',
		);

	it('in a terminal alone, unless it is unwanted', async () => {
		assert.equal(await coloured(true, {}), true);
		assert.equal(await coloured(false, {}), false);
		assert.equal(await coloured(true, { NO_COLOR: '1' }), false);
		assert.equal(await coloured(true, { TERM: 'dumb' }), false);
		assert.equal(await coloured(false, { FORCE_COLOR: '1' }), true);
		assert.equal(await coloured(false, { FORCE_COLOR: '0' }), false);
		assert.equal(await coloured(true, {}, '--color=never'), false);
		assert.equal(await coloured(false, { NO_COLOR: '1' }, '--color=always'), true);
		assert.equal(await coloured(true, {}, '--output', 'x'), false);
	});
});

describe('CLI: several outputs', () => {
	const ran = (...argv: string[]) => runIn({ files: { 'a.md': broken } }, 'analyze', 'a.md', ...argv);

	it('are each written in the format that they name, of one analysis', async () => {
		const { stdout, files } = await ran('--output=sarif=a.sarif', '-o', 'html=b.html', '-o', 'c.txt');
		assert.equal(stdout, '');
		assert.equal(JSON.parse(String(files.get('/reports/a.sarif'))).runs[0].results[0].ruleId, 'citation.broken');
		assert.match(String(files.get('/reports/b.html')), /^<!doctype html>/i);
		assert.match(String(files.get('/reports/c.txt')), /citation/);
	});

	it('leave standard output to --format, unless a file takes it', async () => {
		const shown = await ran('--format=github', '--output=sarif=a.sarif');
		assert.match(shown.stdout, /^::error/);
		assert.equal((await ran('--format=json', '--output=a.json', '--output=lines=b.txt')).stdout, '');
	});

	it('of one file, or of an unknown format, are refused', async () => {
		assert.match((await ran('--output=sarif=a', '--output=./a')).stderr, /“a” is named twice by --output/);
		assert.match((await ran('--output=sarf=a')).stderr, /--output cannot be “sarf”.*Did you mean sarif\?/);
	});
});

describe('CLI: hints', () => {
	const hinted = '# Tea\n\n## Trade\n\nAnalysts say that demand will triple because of a new law.\n';
	const lines = async (...argv: string[]) =>
		(await runIn({ files: { 'a.md': hinted, 'b.md': hinted } }, ...argv)).stdout;

	it('of one report are told by their lines, of several in the totals alone; --all tells each', async () => {
		assert.match(await lines('analyze', 'a.md'), /Hints \(--all shows each\)/);
		assert.match(await lines('analyze', 'a.md', 'b.md'), /^2 reports, 0 findings, \d+ hints\n$/);
		assert.match(await lines('analyze', 'a.md', 'b.md', '--all'), /^a\.md\n.*\nb\.md\n.*hint /s);
		assert.equal(await lines('analyze', 'a.md', '--format=lines'), '');
		assert.match(await lines('analyze', 'a.md', '--format=lines', '--all'), /^a\.md:5:1: hint /m);
	});
});

describe('CLI: formats', () => {
	const out = async (...argv: string[]) => (await runIn({ files: { 'a.md': broken } }, ...argv)).stdout;

	it('of analyze', async () => {
		assert.equal(JSON.parse(await out('analyze', 'a.md', '--format', 'json')).findings[0].code, 'citation.broken');
		assert.equal(
			JSON.parse(await out('analyze', 'a.md', '--format', 'sarif')).runs[0].results[0].ruleId,
			'citation.broken',
		);
		assert.match(await out('analyze', 'a.md', '--format', 'github'), /^::error file=a\.md,line=3,endLine=3,col=\d+,/);
		assert.match(await out('analyze', 'a.md', '--format', 'markdown'), /^# Steel\n/);
	});

	it('of analyze, with the pages on findings in the language of the result', async () => {
		for (const [lang, opening] of [
			['en', 'A marker such as `[17]`'],
			['zh-CN', '正文中的 `[17]`'],
		] as const) {
			const sarif = JSON.parse(await out('analyze', 'a.md', '--format', 'sarif', '--lang', lang));
			const { rules } = sarif.runs[0].tool.driver;
			const { fullDescription, help } = rules.find(({ id }: { id: string }) => id === 'citation.broken');
			assert.ok(fullDescription.text.startsWith(opening), fullDescription.text);
			assert.ok(help.markdown.includes(fullDescription.text));
		}
	});

	it('of score', async () => {
		assert.equal(JSON.parse(await out('score', 'a.md', '--format', 'json')).run.mode, 'offline');
		assert.match(await out('score', 'a.md', '--format', 'html'), /^<!doctype html>/);
		const only = JSON.parse(await out('score', 'a.md', '--format=json', '--frameworks=reportEval,jade'));
		assert.equal(only.finResearch, null);
		assert.notEqual(only.jade, null);
		const sarif = JSON.parse(await out('score', 'a.md', '--format', 'sarif'));
		assert.equal(sarif.runs[0].artifacts[0].properties.scorecard.run.mode, 'offline');
	});

	it('of tree', async () => {
		const condensed = JSON.parse(await out('tree', 'a.md', '--format', 'json'));
		const full = JSON.parse(await out('tree', 'a.md', '--format', 'json', '--full'));
		assert.deepEqual([condensed.grain, full.grain], ['condensed', 'full']);
		assert.ok(full.tree.nodes.length >= condensed.tree.nodes.length);
		assert.match(await out('tree', 'a.md', '--format', 'mermaid'), /^flowchart LR\n/);
		assert.match(await out('tree', 'a.md', '--format', 'markdown'), /^- /);
		assert.match(await out('tree', 'a.md'), /condensed tree/);
	});
});
