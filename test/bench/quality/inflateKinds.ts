import { itemAt } from '../../../src/access';
import type { Report, Section } from '../../../src/report/model';
import { proseBlocks } from '../../../src/shownToModel/proseBlocks';
import { applyEdits, type Degrade, type Random } from './degradeEdits';
import { bodyBlocks } from './degradeKinds';

/** Empty sentences after every third paragraph: they say nothing, of anything. */
const padded: Degrade = ({ analysis: { report }, random }) => {
	const places = bodyBlocks(report).filter((block, at) => block.kind === 'paragraph' && at % 3 === 0);
	if (places.length < 2) return undefined;
	const edits = places.map(({ span: [, end] }) => ({
		span: [end, end] as const,
		text: ` ${random.pick(fillers[report.language])}`,
	}));
	return applyEdits(report.source, edits);
};

const fillers = {
	en: [
		'This is an important aspect that deserves attention and should be considered in the wider context.',
		'There are many factors at work here, and each of them plays its own role in the overall picture.',
		'As the situation continues to develop, it remains to be seen how matters will unfold in the future.',
	],
	zh: [
		'这是一个值得关注的重要方面，应当放在更广阔的背景下加以考虑。',
		'其中涉及诸多因素，每个因素都在整体格局中发挥着各自的作用。',
		'随着形势不断发展，未来将如何演变仍有待观察。',
	],
};

/**
 * A section of another report, heading and all, in the middle of this one; without its headings in a report that has none
 * of Markdown's. Nothing of the report comes to stand under the passage's headings.
 */
const passageInserted: Degrade = ({ analysis: { report }, other, random }) => {
	const passage = other && sectionOf(other.report, random);
	const places = passage && report.sections.slice(1).filter(({ level }) => level <= passage.level);
	if (!passage || !places || places.length < 2) return undefined;
	const [at] = itemAt(places, Math.floor(places.length / 2)).span;
	const text = other.report.source.slice(...passage.span).trimEnd();
	const fitting = /^#{1,6} /mu.test(report.source) ? text : text.replaceAll(/^#{1,6} .*\n?/gmu, '');
	return applyEdits(report.source, [{ span: [at, at], text: `${fitting}\n\n` }]);
};

/** A section of the body with something in it, which is not the whole report. */
function sectionOf(report: Report, random: Random): Section | undefined {
	const some = report.sections.filter(
		({ role, span: [start, end] }) => role === 'body' && end - start > 400 && end - start < report.source.length / 2,
	);
	return some.length > 0 ? random.pick(some) : undefined;
}

/** The paragraphs of one section change places. */
const sectionShuffled: Degrade = ({ analysis: { report }, random }) => {
	const sections = report.sections.map(({ index }) =>
		proseBlocks(report).filter(({ section, kind }) => section === index && kind === 'paragraph'),
	);
	const some = sections.filter((blocks) => blocks.length > 2);
	if (some.length === 0) return undefined;
	const places = random.pick(some);
	const texts = random.shuffle(places.map(({ span }) => report.source.slice(...span)));
	return applyEdits(
		report.source,
		places.map(({ span }, at) => ({ span, text: itemAt(texts, at) })),
	);
};

/** One paragraph stands there twice. */
const paragraphDoubled: Degrade = ({ analysis: { report }, random }) => {
	const long = bodyBlocks(report).filter(
		({ kind, span: [start, end] }) => kind === 'paragraph' && end - start > (report.language === 'zh' ? 80 : 200),
	);
	if (long.length === 0) return undefined;
	const { span } = random.pick(long);
	const text = `\n\n${report.source.slice(...span)}`;
	return applyEdits(report.source, [{ span: [span[1], span[1]], text }]);
};

/** What makes a report longer or shuffles it, and no better: nothing may rise by it. */
export const inflations = { padded, passageInserted, sectionShuffled, paragraphDoubled } as const satisfies Record<
	string,
	Degrade
>;

export type InflationKind = keyof typeof inflations;
