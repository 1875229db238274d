import { resolve } from 'node:path';
import type { Analysis } from '../../analysis';
import type { Decision, Verdict } from '../../decisions/model';
import type { Finding } from '../../findings/model';
import { decisionKinds, decisionKindsFor, makeDecision, withDecision, withoutDecision } from '../../index';
import { message, verbatim } from '../../messages/message';
import type { Words } from '../../messages/model';
import { contextOf } from '../../view/context';
import { CliError } from '../host/errors';
import { readInput } from '../input/inputs';
import { settingsOf } from '../runs/eachReport';
import { DecisionFiles } from '../settings/authorFiles';
import type { Command, Invocation } from '../settings/command';
import { Configs } from '../settings/config';
import { oneOf } from '../settings/options';

const answers = [...decisionKinds, 'undo'] as const;
type Answer = (typeof answers)[number];

export const decide: Command = {
	name: 'decide',
	summary: message('commands.decide'),
	operands: `FILE:LINE[:COLUMN] ${answers.join('|')}`,
	takes: [2, 2],
	description: message('commands.decideAbout'),
	formats: [],
	options: ['reason', 'only', 'config'],
	async run(invocation: Invocation) {
		const { operands, environment, words, plumbline, options, tell } = invocation;
		const answer = oneOf(verbatim('ANSWER'), operands[1], answers)!;
		const { name, line, column } = placeOf(operands[0]!);
		const path = resolve(environment.cwd, name);
		const { document } = await readInput({ name, path, stdin: false }, environment);
		const files = new DecisionFiles(invocation);
		const { reading } = settingsOf(options, await new Configs(invocation).for(path));
		const analysis = plumbline.analyze(document, { ...reading, decisions: await files.read(path) });
		const { finding, decision } = findingAt(analysis, { name, line, column }, answer, words);
		const { now } = environment.clock;
		const kept = await files.change(path, (all, file) => {
			if (answer === 'undo') return withoutDecision(all, decision!);
			const verdict = verdictOf(answer, finding, options.reason);
			return withDecision(all, makeDecision(analysis.report, finding, verdict, { file, now: now(), by: '' }));
		});
		tell(message('files.decided', { answer, name, line, code: finding.code, kept }));
		return 0;
	},
};

interface NamedPlace {
	readonly name: string;
	readonly line: number;
	readonly column: number | undefined;
}

/** As `--format lines` writes it. */
function placeOf(operand: string): NamedPlace {
	const [, name, line, column] = /^(.+?):(\d+)(?::(\d+))?$/s.exec(operand) ?? [];
	if (name === undefined) throw new CliError('usage', message('usage.decidePlace', { operand }));
	return { name: name.replaceAll('\\', '/'), line: Number(line), column: column ? Number(column) : undefined };
}

interface FindingThere {
	readonly finding: Finding;
	/** Where it is decided already. */
	readonly decision?: Decision;
}

/** The one finding that begins at a place; what is decided can be decided otherwise. */
function findingAt(analysis: Analysis, { name, line, column }: NamedPlace, answer: Answer, words: Words): FindingThere {
	const context = contextOf(analysis.document.text, words);
	const open = answer === 'undo' ? [] : analysis.findings.map((finding) => ({ finding }));
	const all: FindingThere[] = [...open, ...analysis.decided];
	const placed = all.map((each) => ({ each, at: context.at(each.finding.span) }));
	const there = placed.filter(({ at }) => at.line === line && (column ?? at.column) === at.column);
	const [found, ...others] = there;
	if (!found) throw new CliError('missing', message('usage.decideNothing', { name, line, undo: answer === 'undo' }));
	if (others.length === 0) return found.each;
	const choices = there.map(({ at, each }) => `${at.line}:${at.column} ${each.finding.code}`);
	throw new CliError('usage', message('usage.decideSeveral', { choices }));
}

function verdictOf(answer: Exclude<Answer, 'undo'>, { code }: Finding, reason: string | undefined): Verdict {
	const choices = decisionKindsFor(code);
	if (!choices.includes(answer)) throw new CliError('usage', message('usage.decideNever', { code, answer, choices }));
	if (reason === undefined && answer !== 'dismissed')
		throw new CliError('usage', message('usage.decideReason', { answer }));
	return answer === 'verified' ? { decision: answer, source: reason } : { decision: answer, reason };
}
