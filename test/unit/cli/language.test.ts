import assert from 'node:assert/strict';
import { runIn } from './memoryEnvironment';

const report = '# 茶叶\n\n## 市场\n\n2024年销售额增长8%。因此市场前景良好。\n';
const surroundings = { files: { 'a.md': report }, env: { PLUMBLINE_API_KEY: 'k' } };

/** What stands on standard output and on standard error when Chinese is asked for. */
async function inChinese(...argv: string[]): Promise<{ stdout: string; stderr: string }> {
	return runIn(surroundings, ...argv, '--lang', 'zh-CN');
}

describe('CLI: Chinese, when it is asked for', () => {
	it('in the help', async () => {
		const program = await inChinese('--help');
		assert.match(program.stdout, /^ {2}analyze {4}需要修改之处：/m);
		assert.equal((await inChinese('help')).stdout, program.stdout);
		const score = await inChinese('score', '--help');
		assert.match(score.stdout, /--format FORMAT +结果的格式：text、lines、json/);
		assert.equal((await inChinese('help', 'score')).stdout, score.stdout);
		for (const command of ['analyze', 'score', 'tree', 'bench', 'skills', 'cache']) {
			const [, ...rows] = (await inChinese(command, '--help')).stdout.trimEnd().split('\n');
			assert.deepEqual(
				rows.filter((row) => row !== '' && !/\p{Script=Han}/u.test(row)),
				[],
			);
		}
	});

	it('by the language of the terminal, unless another is asked for', async () => {
		const help = async (env: Readonly<Record<string, string>>, ...argv: string[]) =>
			(await runIn({ ...surroundings, env }, ...argv)).stdout;
		for (const argv of [['--help'], ['score', '--help']]) {
			assert.match(await help({ LANG: 'zh_CN.UTF-8' }, ...argv), /\p{Script=Han}/u);
			assert.match(await help({ LC_ALL: '', LC_MESSAGES: 'zh_CN', LANG: 'en_GB.UTF-8' }, ...argv), /\p{Script=Han}/u);
			assert.doesNotMatch(await help({ LC_ALL: 'C', LANG: 'zh_CN.UTF-8' }, ...argv), /\p{Script=Han}/u);
			assert.doesNotMatch(await help({ LANG: 'zh_CN.UTF-8' }, ...argv, '--lang', 'en'), /\p{Script=Han}/u);
			assert.doesNotMatch(await help({ LANG: 'de_DE.UTF-8' }, ...argv), /\p{Script=Han}/u);
		}
	});

	it('of what is wrong with the command line itself', async () => {
		const complaint = async (...argv: string[]) => (await inChinese(...argv)).stderr;
		assert.equal(
			await complaint('analyse'),
			'plumbline: 没有命令“analyse”：请使用 analyze、review、score、decisions、decide、tree、bench、explain、skills、references、init、config、mcp、lsp、cache、completion。您要的是 analyze 吗？\n',
		);
		assert.match(
			await complaint('score', '--modl=m'),
			/没有选项 --modl。您要的是 --model 吗？“plumbline score --help”/,
		);
		assert.match(await complaint('score', 'a.md', '--runs=0'), /--runs 不能是“0”：请使用 1 到 20 的整数。/);
		assert.match(await complaint('tree', 'a.md', '--format=pdf'), /--format 不能是“pdf”：请使用 text、json/);
		assert.match(await complaint('tree'), /“plumbline tree”需要处理对象/);
	});

	it('of files and settings', async () => {
		const files = { 'plumbline.config.json': '{"failon": 1, "runs": 0}', 'a.md': report };
		const complaint = async (...argv: string[]) => (await runIn({ files }, ...argv, '--lang=zh-CN')).stderr;
		assert.equal(await complaint('analyze', 'gone.md'), 'plumbline: gone.md 不存在。请检查拼写和当前所在的文件夹。\n');
		const config = await complaint('analyze', 'a.md');
		assert.match(config, /plumbline\.config\.json 第 1 行第 2 列：没有“failon”这一项：.*您要的是 failOn 吗？$/m);
		assert.match(config, /“runs”不能是 0：请使用 1 到 20 的整数。$/m);
	});

	it('of a run, and in what it writes', async () => {
		const { stdout } = await inChinese('score', 'a.md', '--model=gpt-5-mini', '--dry-run');
		assert.match(stdout, /^报告 +模型 +调用/);
		assert.match(stdout, /没有发送任何内容。/);
		assert.match((await inChinese('cache')).stdout, /^\/cache 中有 0 条/);
		assert.match((await inChinese('skills')).stdout, /^finance，第 1 级（主要意图）\n {2}event_analysis +事件分析$/m);
		assert.match((await inChinese('skills', 'validate')).stdout, /Plumbline 自带的技能：\d+ 个技能可用，没有问题。/);
	});

	it('and English where the language itself cannot be spoken', async () => {
		const { stderr } = await runIn(surroundings, 'analyze', 'a.md', '--lang', 'de');
		assert.match(stderr, /--lang cannot be “de”: use one of en, zh-CN\./);
	});
});
