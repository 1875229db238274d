import * as z from 'zod';
import { withoutHeldBack } from '../../findings/limit';
import type { Finding } from '../../findings/model';
import type { NumberRelation } from '../../findings/numberRelation';
import { numberRelations } from '../../functions';
import { message, verbatim } from '../../messages/message';
import type { Words } from '../../messages/model';
import { findingObject, findingText } from '../calls/findingObjects';
import { optional, type ReadReport, reportArguments } from '../calls/readReport';
import { linesOf, type Tool, tool } from '../calls/tool';

export function checkNumbers(words: Words): Tool {
	const { say } = words;
	return tool(words, {
		name: 'check_numbers',
		title: message('tools.checkNumbers'),
		about: message('tools.checkNumbersAbout'),
		input: z.strictObject({
			...reportArguments(words),
			all: optional(z.boolean(), message('tools.allNumbers'), words),
		}),
		async run({ all = false, ...named }, call) {
			const read = await call.read(named);
			const { report, findings } = read.analysis;
			const { relations, alone } = numberRelations(report);
			const conflicts = new Map(
				relations.filter(({ outcome }) => outcome === 'conflicts').map((relation) => [String(relation.span), relation]),
			);
			const having = (wanted: string) => relations.filter(({ outcome }) => outcome === wanted).length;
			const told = (all ? findings : withoutHeldBack(findings)).filter(({ code }) => code.startsWith('number.'));
			const objects = [];
			for (const finding of told) objects.push(await numberObject(read, finding, conflicts));
			// A total that is off because a part is may be told with that part.
			const places = new Set(
				told.flatMap(({ span, related }) => [span, ...related.map((one) => one.span)]).map(String),
			);
			const data = {
				file: read.document.name,
				/** How many relations were checked, by what came of them, and how many figures stand in none. */
				checked: {
					...{ all: relations.length, conflicts: having('conflicts') },
					...{ unread: having('unread'), holds: having('holds'), alone },
				},
				findings: objects,
				/** Conflicts that no finding above tells: ignored, decided, switched off or held back. */
				set_aside: [...conflicts.keys()].filter((place) => !places.has(place)).length,
				/** Those that hold or could not be read. */
				others: all
					? relations.filter(({ outcome }) => outcome !== 'conflicts').map((one) => relationObject(one, read))
					: [],
				notes: [...read.notes],
			};
			const { all: checked, ...counts } = data.checked;
			const text = linesOf([
				say(message('agents.numbersFound', { name: data.file, checked, ...counts })),
				...data.notes,
				...objects.flatMap((finding) => [findingText(finding, words), ...comparisonLines(finding.comparison, words)]),
				data.set_aside > 0 ? say(message('agents.setAsideConflicts', { count: data.set_aside })) : undefined,
				...data.others.map(({ line, outcome, message: told }) => `- ${line} [${outcome}] ${told}`),
			]);
			return { data, text };
		},
	});
}

async function numberObject(read: ReadReport, finding: Finding, conflicts: ReadonlyMap<string, NumberRelation>) {
	const relation = conflicts.get(String(finding.span));
	return {
		...(await findingObject(read, finding)),
		comparison: relation ? comparisonOf(relation, read) : null,
	};
}

function comparisonOf({ stated, computed, computation }: NumberRelation, { context: { words } }: ReadReport) {
	return {
		stated,
		computed: computed ? words.say(computed) : null,
		computation: computation ? words.say(computation) : null,
	};
}

function relationObject(relation: NumberRelation, read: ReadReport) {
	const { kind, outcome, span, told } = relation;
	const { at, words } = read.context;
	return { kind, outcome, line: at(span).line, ...comparisonOf(relation, read), message: words.say(told) };
}

function comparisonLines(found: ReturnType<typeof comparisonOf> | null, { say }: Words): string[] {
	if (!found || found.computed === null) return [];
	const computation = found.computation === null ? undefined : verbatim(found.computation);
	const { stated } = found;
	return [`  ${say(message('agents.computed', { stated, computed: verbatim(found.computed), computation }))}`];
}
