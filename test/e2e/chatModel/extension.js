const vscode = require('vscode');

const information = {
	id: 'scripted',
	name: 'Scripted Model',
	family: 'scripted',
	version: '1',
	maxInputTokens: 100_000,
	maxOutputTokens: 10_000,
	capabilities: {},
};

/** The scripted model server that `PLUMBLINE_TEST_MODEL` names plays this model too. */
exports.activate = (context) => {
	const provider = {
		provideLanguageModelChatInformation: () => [information],
		provideTokenCount: async (_model, text) => Math.ceil(textOf(text).length / 4),
		async provideLanguageModelChatResponse(_model, messages, _options, progress, token) {
			// In pieces, as models answer, each as soon as the server has sent it.
			const question = messages.map((message) => textOf(message)).join('\n\n');
			for await (const piece of ask(question, token)) progress.report(new vscode.LanguageModelTextPart(piece));
		},
	};
	context.subscriptions.push(vscode.lm.registerLanguageModelChatProvider('plumbline-test', provider));
};

async function* ask(question, token) {
	const controller = new AbortController();
	token.onCancellationRequested(() => controller.abort());
	const response = await fetch(`${process.env.PLUMBLINE_TEST_MODEL}/chat/completions`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ model: 'scripted', messages: [{ role: 'user', content: question }], stream: true }),
		signal: controller.signal,
	});
	if (!response.ok) throw new Error((await response.json()).error?.message ?? `status ${response.status}`);
	let rest = '';
	for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
		const lines = (rest + part).split('\n');
		rest = lines.pop();
		for (const line of lines) {
			if (!line.startsWith('data: {')) continue;
			const piece = JSON.parse(line.slice('data: '.length)).choices[0]?.delta?.content;
			if (piece) yield piece;
		}
	}
}

function textOf(message) {
	if (typeof message === 'string') return message;
	return message.content.map((part) => part.value ?? '').join('');
}
