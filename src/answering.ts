import type { Analysis } from './analysis';
import { type Finding, type FindingCode, findingCodes } from './findings/model';
import { questionTask } from './judge/tasks/answerQuestion';
import { inEnglish } from './messages/inEnglish';
import { message } from './messages/message';
import type { Plumbline, QuestionOnReport } from './model';
import type { ModelRuns } from './modelRuns';
import { LineIndex } from './report/lines';
import { overlapping } from './report/lookup';
import type { Report } from './report/model';
import { isWithin } from './report/spanRelations';
import { readerText } from './shownToModel/readerText';
import { oneLine, truncate } from './text/shorten';

/** Answers questions on a report, by a model, from what was found in it. */
export type Answerer = Pick<Plumbline, 'answer'>;

/** So much is shown to the model, in UTF-16 units: what was said before, one finding's words, and the paragraphs in all. */
const [mostEarlier, mostQuote, mostPassages] = [6_000, 300, 24_000];

export function createAnswerer(runs: ModelRuns): Answerer {
	return {
		async answer(analysis, asked, model, signal) {
			const { findings } = asked;
			const answered = await runs.ask(model, { signal }, ({ judge }) =>
				judge.ask(questionTask, questionOf(analysis, asked)),
			);
			if (!answered.ok) throw answered.error;
			return piecesOf(answered.value.answer, findings);
		},
	};
}

/** An answer cut where it names a finding; what it names that is not there is left out. */
function piecesOf(answer: string, findings: readonly Finding[]): (string | Finding)[] {
	return answer.split(/(\[F\d+\])/).flatMap((piece): (string | Finding)[] => {
		const [, number] = /^\[F(\d+)\]$/.exec(piece) ?? [];
		const named = number === undefined ? piece : findings[Number(number) - 1];
		return named === undefined || named === '' ? [] : [named];
	});
}

function questionOf({ report }: Pick<Analysis, 'report'>, asked: QuestionOnReport) {
	const { question, earlier, counts, findings, advice } = asked;
	const lines = new LineIndex(report.source);
	const told = findings.map((finding, at) =>
		findingLine(report, finding, at + 1, lines.position(finding.span[0]).line),
	);
	return {
		slots: {
			question,
			earlier: earlier.slice(-mostEarlier) || 'none',
			counts: counts.map(inEnglish).join('\n'),
			findings: told.join('\n') || 'none',
			advice: [...advice].map(([code, text]) => `${titleOf(code)}:\n${text}`).join('\n') || 'none',
			passages: passagesOf(report, findings) || 'none',
		},
		about: message('questions.asked'),
		previewAnswer: () => ({ answer: 'Begin with [F1]: the sentence says more than its paragraph bears out.' }),
	};
}

function findingLine(report: Report, { code, severity, span, message }: Finding, number: number, line: number): string {
	const words = truncate(oneLine(readerText(report, span)), mostQuote);
	return `F${number} (line ${line}, ${severity}, ${titleOf(code)}) “${words}”: ${inEnglish(message)}`;
}

function titleOf(code: FindingCode): string {
	return inEnglish(findingCodes[code].title);
}

/** Each paragraph once, with the findings that it holds before it; as many as there is room for, the first findings' first. */
function passagesOf(report: Report, findings: readonly Finding[]): string {
	const blocks = new Set(findings.flatMap(({ span }) => overlapping(report.blocks, span)));
	let room = mostPassages;
	const shown: string[] = [];
	for (const { span } of blocks) {
		const names = findings.flatMap((finding, at) => (isWithin(finding.span, span) ? [`F${at + 1}`] : []));
		const text = `${names.join(', ')}: ${readerText(report, span)}`;
		room -= text.length;
		if (room < 0) break;
		shown.push(text);
	}
	return shown.join('\n\n');
}
