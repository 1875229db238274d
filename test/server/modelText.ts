import type { AskedQuestion } from './question';
import { sampleAnswer, withForeignQuotes, withWrongWords } from './sampleAnswer';
import type { FullScenario } from './scenario';

/** What the model says, and how it stops. */
export interface Said {
	readonly text: string;
	readonly finish: 'stop' | 'length' | 'content_filter';
	readonly refused: boolean;
}

/** What a model would answer to a question; an object that fits the schema. */
export type Respond = (question: AskedQuestion) => unknown | Promise<unknown>;

export const respondWithSample: Respond = ({ schema }) => sampleAnswer(schema);

/** The model's side of a scenario. */
export async function modelText(scenario: FullScenario, question: AskedQuestion, respond: Respond): Promise<Said> {
	const said = (text: string, finish: Said['finish'] = 'stop', refused = false): Said => ({ text, finish, refused });
	const answer = async () => JSON.stringify(await respond(question));
	switch (scenario.kind) {
		case 'answer':
			return said(scenario.text ?? (await answer()));
		case 'fenced':
			return said(`\`\`\`json\n${await answer()}\n\`\`\``);
		case 'chatty':
			return said(
				`Sure! Here is {the answer} you asked for:\n${(await answer()).replace(/([}\]"\d])([}\]])/g, '$1,$2')}\nDoes that help?`,
			);
		case 'thinking':
			return said(`<think>\nThe form is {"a": 1}, I gather.\n</think>\n${await answer()}`);
		case 'brokenJson':
			return said(half(await answer()));
		case 'cutOff':
			return said(half(await answer()), 'length');
		case 'wrongEnum':
			return said(JSON.stringify(withWrongWords(await respond(question), question.schema)));
		case 'foreignQuotes':
			return said(JSON.stringify(withForeignQuotes(await respond(question), scenario.names)));
		case 'empty':
			return said('');
		case 'refusal':
			return said('I am sorry, but I cannot help with this report.', 'stop', true);
		case 'contentFilter':
			return said('', 'content_filter');
		case 'long': {
			const talk = 'And so it goes on, word for word. '.repeat(Math.ceil(scenario.bytes / 34)).slice(0, scenario.bytes);
			return said(scenario.useful ? `${talk}\n${await answer()}` : talk);
		}
		default:
			return said(await answer());
	}
}

function half(text: string): string {
	return text.slice(0, Math.ceil(text.length / 2));
}
