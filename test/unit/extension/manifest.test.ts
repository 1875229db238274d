import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { contributedTool, toolsIn } from '../../../src/agents/offered';
import { settingSchemas } from '../../../src/extension/host/settingSchemas';
import { findingCodes, severities } from '../../../src/findings/model';
import { languages } from '../../../src/messages/languages';
import { wordsIn } from '../../../src/messages/words';
import { pageFile } from '../../../src/output/findingPage';

const english = wordsIn('en');
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const manifest = readJson('package.json');
const { contributes } = manifest;
const sources = readdirSync('src/extension', { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.ts'))
	.map((file) => readFileSync(`src/extension/${file}`, 'utf8'))
	.join('\n');

function matches(pattern: RegExp, text: string): string[] {
	return [...new Set([...text.matchAll(pattern)].map((match) => match[1]!))].sort();
}

/** What a run may cost is the user's own word; no workspace overrides it, however much it is trusted. */
const limits = ['model.maxCost', 'model.maxTokens', 'model.prices'];

describe('the manifest', () => {
	it('contributes the commands that are registered, and no others', () => {
		const contributed = contributes.commands.map(({ command }: { command: string }) => command).sort();
		assert.deepEqual(matches(/\bid: '(plumbline\.[\w.]+)'/g, sources), contributed);
	});

	it('names only contributed commands in menus, welcome texts and the walkthrough', () => {
		const own = new Set(contributes.commands.map(({ command }: { command: string }) => command));
		const texts = JSON.stringify([contributes, readJson('package.nls.json')]);
		const named = matches(/(?:command:|"command":"|onCommand:)(plumbline\.[\w.]+)/g, texts);
		const focus = 'plumbline.tree.focus';
		assert.deepEqual(
			named.filter((command) => !own.has(command)),
			[focus],
		);
	});

	it('contributes the settings that are read, with defaults that fit', () => {
		const { properties } = contributes.configuration;
		assert.deepEqual(
			Object.keys(properties).sort(),
			Object.keys(settingSchemas)
				.map((name) => `plumbline.${name}`)
				.sort(),
		);
		for (const [name, schema] of Object.entries(settingSchemas)) {
			assert.ok(schema.safeParse(properties[`plumbline.${name}`].default).success, name);
			assert.ok(properties[`plumbline.${name}`].markdownDescription, name);
		}
	});

	it('leaves the model, sources and skills to the user: a workspace that is not trusted sets none of them', () => {
		const names = Object.keys(settingSchemas).filter((name) => name.startsWith('model.'));
		const { restrictedConfigurations } = manifest.capabilities.untrustedWorkspaces;
		const ofTheMachine = [
			'sources.allowPrivate',
			'search.service',
			'search.url',
			'review.onSave',
			'review.tokensPerHour',
		];
		const others = ['skills.folder', 'sources.folder', ...ofTheMachine];
		assert.deepEqual(restrictedConfigurations.sort(), [...names, ...others].map((name) => `plumbline.${name}`).sort());
		for (const name of ofTheMachine) {
			assert.equal(contributes.configuration.properties[`plumbline.${name}`].scope, 'machine', name);
		}
		for (const name of names) {
			const scope = limits.includes(name) ? 'machine' : 'machine-overridable';
			assert.equal(contributes.configuration.properties[`plumbline.${name}`].scope, scope, name);
		}
		for (const id of [
			'scoreWithModel',
			'reviewWithModel',
			'connectModel',
			'testModel',
			'searchWeb',
			'readSources',
			'chooseSkills',
			'newSkill',
		]) {
			const command = contributes.commands.find((each: { command: string }) => each.command === `plumbline.${id}`);
			assert.equal(command.enablement, 'isWorkspaceTrusted', id);
		}
	});

	it('orders every setting, those that are used most first and the long list of excluded files last', () => {
		const { properties } = contributes.configuration;
		const orders = Object.values<{ order: number }>(properties).map(({ order }) => order);
		assert.deepEqual(
			orders.sort((a, b) => a - b),
			orders.map((_, index) => index + 1),
		);
		assert.equal(properties['plumbline.run'].order, 1);
		assert.equal(properties['plumbline.exclude'].order, orders.length);
	});

	it('describes the files of the project to the editor, and packs the descriptions', () => {
		const packed = readFileSync('.vscodeignore', 'utf8').split('\n');
		const described = [...contributes.jsonValidation, ...contributes.yamlValidation];
		assert.deepEqual(
			described.flatMap(({ fileMatch }) => fileMatch),
			['plumbline.config.json', '.plumbline/decisions.json', 'plumbline.config.yaml', 'plumbline.config.yml'],
		);
		for (const { url } of described) assert.ok(packed.includes(`!${url.replace('./', '')}`), url);
	});

	it('offers a severity for every code, with the default of the core', () => {
		const { properties } = contributes.configuration.properties['plumbline.severity'];
		assert.deepEqual(Object.keys(properties).sort(), Object.keys(findingCodes).sort());
		for (const [code, { severity }] of Object.entries(findingCodes)) {
			assert.equal(properties[code].default, severity, code);
			assert.deepEqual(properties[code].enum, severities, code);
		}
	});

	it('sets every context key that a condition names', () => {
		const conditions = JSON.stringify(contributes)
			.match(/"(?:when|enablement)":"[^"]*"|"onContext:[^"]*"/g)!
			.join(' ');
		const named = matches(/(?<!view == )(plumbline\.[\w.]+)/g, conditions);
		assert.deepEqual(
			named.filter((key) => !sources.includes(`setContext('${key}'`)),
			[],
		);
	});

	it('contributes the colours that are used, for every kind of theme', () => {
		const used = [
			...matches(/\bcolor\('(\w+)'\)/g, sources),
			...matches(/underline\('\w+', '(\w+)'\)/g, sources),
			...['supported', 'partial', 'unsupported'].map((support) => `${support}Icon`),
		].map((id) => `plumbline.${id}`);
		const ids = contributes.colors.map(({ id }: { id: string }) => id);
		assert.deepEqual(ids.sort(), [...new Set(used)].sort());
		for (const { defaults } of contributes.colors) {
			assert.deepEqual(Object.keys(defaults), ['dark', 'light', 'highContrast', 'highContrastLight']);
		}
	});

	it('hides the commands that need arguments, those that are buttons of a view, and the one that only chooses between two others', () => {
		const hidden = contributes.menus.commandPalette
			.filter(({ when }: { when: string }) => when === 'false')
			.map(({ command }: { command: string }) => command);
		assert.deepEqual(hidden, [
			'plumbline.score',
			...['plumbline.tree.copy', 'plumbline.tree.analyze', 'plumbline.tree.showScore'],
			...['plumbline.reveal', 'plumbline.compare'],
			...['plumbline.openSource', 'plumbline.insertCitation', 'plumbline.afterFix', 'plumbline.reword'],
		]);
	});

	it('gives the tree buttons that act on the report it shows, and lets every other command say why there is none', () => {
		const { commandPalette, 'view/title': titles } = contributes.menus;
		const ofView = titles.map(({ command }: { command: string }) => command);
		assert.deepEqual(
			ofView.filter((command: string) => !/^plumbline\.(tree\.|changeRun$)/.test(command)),
			[],
		);
		const onReports = commandPalette.filter(({ when }: { when: string }) => when.includes('plumbline.hasReport'));
		for (const { command, when } of onReports) assert.match(when, /\|\| editorLangId == markdown/, command);
		assert.equal(onReports.length, 17);
	});

	it('names the tools for agents with the words and schemas that the server has for them', () => {
		assert.deepEqual(
			contributes.languageModelTools,
			JSON.parse(JSON.stringify(toolsIn(english).map((tool) => contributedTool(tool, english)))),
			'A tool has changed. Run “npm run tools:update”.',
		);
		for (const [file, words] of [
			['package.nls.json', english],
			['package.nls.zh-cn.json', wordsIn('zh-CN')],
		] as const) {
			const texts = readJson(file);
			for (const { name, title } of toolsIn(words)) assert.equal(texts[`tool.${name}`], words.say(title));
		}
	});

	it('names the participant of the chat that is registered, with the commands that it answers', () => {
		const [participant, ...others] = contributes.chatParticipants;
		assert.deepEqual(others, []);
		assert.ok(sources.includes(`participantId = '${participant.id}'`));
		const commands = participant.commands.map(({ name }: { name: string }) => name);
		assert.deepEqual(commands, ['plan', 'explain', 'rewrite']);
		for (const name of commands) assert.ok(sources.includes(`case '${name}':`), name);
		for (const { disambiguation } of [participant, ...participant.commands]) {
			assert.ok(disambiguation[0].examples.length >= 3);
		}
	});

	it('has the files it names', () => {
		const named = JSON.stringify([contributes, readJson('package.nls.json'), readJson('package.nls.zh-cn.json')]);
		const files = [manifest.icon, ...matches(/"(media\/[^"]+)"/g, named)];
		for (const file of files) assert.ok(existsSync(file), file);
		for (const language of languages)
			for (const code of Object.keys(findingCodes))
				assert.ok(existsSync(`docs/findings/${pageFile(code, language)}`), code);
	});
});

describe('the words', () => {
	const english = readJson('package.nls.json');
	const chinese = readJson('package.nls.zh-cn.json');
	const bundle = readJson('l10n/bundle.l10n.zh-cn.json');
	const panel = readJson('src/messages/zh-CN/forPanel.json');

	it('are the same keys in both languages, and those the manifest names', () => {
		assert.deepEqual(Object.keys(chinese), Object.keys(english));
		assert.deepEqual(matches(/"%([^%"]+)%"/g, JSON.stringify(manifest)), Object.keys(english).sort());
	});

	it('call the check alike in the palette and in the panel, and no two commands of the palette', () => {
		assert.equal(english['command.analyze'], 'Check Report');
		assert.equal(chinese['command.analyze'], panel['panel.check']);
		const hidden = new Set(
			contributes.menus.commandPalette.flatMap(({ command, when }: Record<'command' | 'when', string>) =>
				when === 'false' ? [command] : [],
			),
		);
		const titles = contributes.commands
			.filter(({ command }: { command: string }) => !hidden.has(command))
			.map(({ title }: { title: string }) => title.slice(1, -1));
		for (const said of [english, chinese]) {
			const shown = titles.map((key: string) => said[key]);
			assert.deepEqual([...new Set(shown)], shown);
		}
	});

	it('name each kind of finding as the findings do', () => {
		for (const [code, { title }] of Object.entries(findingCodes)) {
			assert.equal(english[`severity.${code}`], `${wordsIn('en').say(title)}.`);
			assert.equal(chinese[`severity.${code}`], `${wordsIn('zh-CN').say(title)}。`);
		}
	});

	it('have Chinese for every string of the code, and for nothing else', () => {
		const literals = matches(/l10n\.t\(\s*'((?:[^'\\]|\\.)*)'/g, sources);
		assert.ok(literals.length > 50);
		assert.deepEqual(
			literals.filter((text) => !bundle[text]),
			[],
		);
		assert.deepEqual(
			Object.keys(bundle).filter((text) => !literals.includes(text)),
			[],
		);
	});

	it('keep the places to fill in when translated', () => {
		for (const [text, translation] of Object.entries<string>(bundle)) {
			assert.deepEqual(matches(/(\{\d\})/g, translation), matches(/(\{\d\})/g, text), text);
		}
	});

	it('never give a literal to l10n.t in another way than in single quotes', () => {
		assert.deepEqual(matches(/l10n\.t\(\s*(["`])/g, sources), []);
	});
});
