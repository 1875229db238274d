import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { contributedTool, toolsIn } from '../../../src/agents/offered';
import { settingSchemas } from '../../../src/extension/host/projectSettings';
import { findingCodes, severities } from '../../../src/findings/model';
import { forPanel } from '../../../src/messages/forPanel';
import { languages } from '../../../src/messages/languages';
import { wordsIn } from '../../../src/messages/words';
import { pageFile } from '../../../src/output/findingPage';

const english = wordsIn('en');
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const manifest = readJson('package.json');
const { contributes } = manifest;
const conditional: readonly Record<'command' | 'when', string>[] = contributes.menus.commandPalette;
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
	const registered = matches(/^\t\t'(plumbline\.[\w.]+)': /gm, readFileSync('src/extension/commands.ts', 'utf8'));
	const contributed: string[] = contributes.commands.map(({ command }: { command: string }) => command);

	it('contributes few commands, all of them registered, and offers no more in the palette than are read at one look', () => {
		assert.deepEqual(
			contributed.filter((command) => !registered.includes(command)),
			[],
		);
		assert.ok(contributed.length <= 20, String(contributed.length));
		const hidden = new Set(
			conditional.filter(({ when }) => /^(?:false|plumbline\.scoring)$/.test(when)).map(({ command }) => command),
		);
		assert.ok(contributed.filter((command) => !hidden.has(command)).length <= 12);
		assert.ok(Object.keys(contributes.configuration.properties).length <= 15);
	});

	it('leads to every command that it does not contribute: by More…, a link, a fix or a welcome text', () => {
		const elsewhere = matches(/command: '(plumbline\.[\w.]+)'/g, sources);
		const more = matches(/^\t\t\t\['([\w.]+)', /gm, sources).map((id) => `plumbline.${id}`);
		// The pick of the model shows what can be done with the one that is connected, a notice what to do when it refuses the key.
		const ofModel = ['plumbline.testModel', 'plumbline.changeModelKey', 'plumbline.forgetModelKey'];
		assert.deepEqual(
			registered.filter((command) => ![...contributed, ...elsewhere, ...more, ...ofModel].includes(command)),
			[],
		);
		assert.deepEqual(
			more.filter((command) => !registered.includes(command)),
			[],
		);
	});

	it('names only registered commands in menus, welcome texts and the walkthrough, and begins for those it does not contribute', () => {
		const own = new Set(registered);
		const texts = JSON.stringify([contributes, readJson('package.nls.json')]);
		const named = matches(/(?:command:|"command":"|onCommand:)(plumbline\.[\w.]+)/g, texts);
		const focus = 'plumbline.tree.focus';
		assert.deepEqual(
			named.filter((command) => !own.has(command)),
			[focus],
		);
		const links = matches(/command:(plumbline\.[\w.]+)/g, readFileSync('package.nls.json', 'utf8'));
		const ofStart = ['plumbline.openExample', 'plumbline.openWalkthrough'];
		for (const command of ofStart) {
			assert.ok(links.includes(command), command);
			assert.ok(manifest.activationEvents.includes(`onCommand:${command}`), command);
		}
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
		const ofTheMachine = ['sources.allowPrivate', 'search.service', 'review.tokensPerHour'];
		assert.deepEqual(
			restrictedConfigurations.sort(),
			[...names, ...ofTheMachine].map((name) => `plumbline.${name}`).sort(),
		);
		for (const name of ofTheMachine) {
			assert.equal(contributes.configuration.properties[`plumbline.${name}`].scope, 'machine', name);
		}
		for (const name of names) {
			const scope = limits.includes(name) ? 'machine' : 'machine-overridable';
			assert.equal(contributes.configuration.properties[`plumbline.${name}`].scope, scope, name);
		}
		for (const id of ['scoreWithModel', 'reviewWithModel', 'connectModel', 'readSources']) {
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

	it('hides what only the tree shows buttons for, and lets every other command say why there is no report', () => {
		const hidden = conditional.filter(({ when }) => when === 'false').map(({ command }) => command);
		assert.deepEqual(hidden, ['plumbline.tree.show', 'plumbline.tree.copyAs', 'plumbline.tree.expandAll']);
		const ofView = contributes.menus['view/title'].map(({ command }: { command: string }) => command);
		assert.deepEqual(ofView.toSorted(), [...hidden, 'plumbline.analyze', 'plumbline.more'].sort());
		const onReports = conditional.filter(({ when }) => when.includes('plumbline.hasReport'));
		for (const { command, when } of onReports) assert.match(when, /\|\| editorLangId == markdown/, command);
		assert.equal(onReports.length, 9);
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

	it('are the same keys in both languages, and those the manifest names', () => {
		assert.deepEqual(Object.keys(chinese), Object.keys(english));
		assert.deepEqual(matches(/"%([^%"]+)%"/g, JSON.stringify(manifest)), Object.keys(english).sort());
	});

	it('call the check alike in the palette and in the panel, and no two commands of the palette', () => {
		assert.equal(english['command.analyze'], 'Check Report');
		assert.deepEqual(forPanel.en['panel.check'], english['command.analyze']);
		assert.deepEqual(forPanel['zh-CN']['panel.check'], chinese['command.analyze']);
		const hidden = new Set(conditional.flatMap(({ command, when }) => (when === 'false' ? [command] : [])));
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
