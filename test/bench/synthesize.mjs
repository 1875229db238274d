import { readFileSync } from 'node:fs';
import { seededRandom } from './random.mjs';

const seedReports = ['grid-storage/report.md', 'clean/memo.md'];

const names =
	'Aldmoor Besk Corrin Dunvale Estmark Fjelle Garrow Hestia Ivenlo Jarrick Kelwyn Lorne Marwick Neston Orrell'
		.split(' ')
		.flatMap((stem) => ['Works', 'Holdings', 'Trust', 'Lines', 'Partners'].map((kind) => `${stem} ${kind}`));

const joints = ['because', 'although', 'while', 'so', 'whereas', 'and'];

/** Clauses of the examples' prose, without citations; they are recombined below. */
function readClauses() {
	return seedReports
		.map((path) => readFileSync(new URL(`../../examples/${path}`, import.meta.url), 'utf8'))
		.flatMap((text) =>
			text
				.replace(/^---[\s\S]*?\n---\n/, '')
				.split('## References')[0]
				.split(/\n{2,}/),
		)
		.filter((block) => /^[A-Z]/.test(block))
		.flatMap((block) =>
			block.replace(/\s*\[\d+\]/g, '').split(/(?<=[.!?])\s+|, (?:because|although|while|so|which|and) /),
		)
		.map((clause) => clause.replace(/[.!?]$/, '').trim())
		.filter((clause) => clause.split(' ').length >= 5);
}

const lowerFirst = (text) => text[0].toLowerCase() + text.slice(1);
const upperFirst = (text) => text[0].toUpperCase() + text.slice(1);
const isContentWord = (word) => word.length >= 5;
const ending = (word) => word.slice(-2);

/** The content words by their ending: a word exchanged for one with the same ending mostly keeps the grammar. */
function groupWords(clauses) {
	const groups = new Map();
	const words = clauses.join(' ').match(/\b[a-z]+\b/g);
	for (const word of new Set(words.filter(isContentWord))) {
		groups.set(ending(word), [...(groups.get(ending(word)) ?? []), word]);
	}
	return groups;
}

const syllables = 'ba cor den fil gra hem ist jor kel lam mor nis ost pra qui ren sol tam ulm ver wis zan'.split(' ');

/**
 * Writes sentences like the examples' own; words, names and numbers are exchanged so that they seldom repeat, and every section
 * has terms of its own, as the sections of a long report do.
 */
function createWriter(random, referenceCount) {
	const clauses = readClauses();
	const words = groupWords(clauses);
	let terms = [];
	const coin = () => Array.from({ length: 2 + random.below(2) }, () => random.pick(syllables)).join('');
	const exchange = (word) => {
		const chance = random.next();
		if (!isContentWord(word) || chance < 0.4) return word;
		return chance < 0.7 ? random.pick(words.get(ending(word))) : random.pick(terms);
	};
	const clause = () =>
		random
			.pick(clauses)
			.replace(/\b[a-z]+\b/g, exchange)
			.replace(/\b[A-Z][a-z]+ (?:Energy|Storage|Power|Operator)\b|\bCorvania\b/g, () => random.pick(names))
			.replace(/\d+(?:[.,]\d+)*/g, (digits) => (/^20\d\d$/.test(digits) ? digits : String(2 + random.below(900))));
	const sentence = () => {
		const joined = random.next() < 0.6 ? `${clause()}, ${random.pick(joints)} ${lowerFirst(clause())}` : clause();
		const citation = random.next() < 0.45 ? ` [${1 + random.below(referenceCount)}]` : '';
		return `${upperFirst(joined)}${citation}.`;
	};
	const paragraph = () => Array.from({ length: 2 + random.below(4) }, sentence).join(' ');
	const list = () =>
		Array.from({ length: 3 + random.below(3) }, () => `- **${random.pick(names)}.** ${sentence()}`).join('\n');
	const table = () =>
		[
			`**Table ${1 + random.below(90)}: ${random.pick(names)} by year**`,
			'',
			'| Year | Value | Share |',
			'|---|---:|---:|',
			...Array.from({ length: 5 }, (_, row) => `| ${2020 + row} | ${random.below(9000)} | ${random.below(100)}% |`),
		].join('\n');
	const startSection = () => {
		terms = Array.from({ length: 24 }, coin);
	};
	startSection();
	return { startSection, paragraph, list, table, name: () => random.pick(names) };
}

/** Makes a Markdown report of about a given number of words: headings, prose, lists, tables, citations, references. */
export function synthesizeReport(targetWords, seed) {
	const referenceCount = Math.ceil(targetWords / 250);
	const { startSection, paragraph, list, table, name } = createWriter(seededRandom(seed), referenceCount);
	const section = (number) => [
		`${number % 4 === 0 ? '##' : '###'} ${number + 1}. ${name()} and ${name()}`,
		paragraph(),
		paragraph(),
		...(number % 3 === 0 ? [list()] : []),
		...(number % 5 === 0 ? [table()] : []),
		paragraph(),
	];

	const blocks = ['# A synthetic report for measuring', paragraph()];
	for (let number = 0, words = 0; words < targetWords; number++) {
		startSection();
		const made = section(number);
		words += made.join(' ').split(/\s+/).length;
		blocks.push(...made);
	}
	const references = Array.from(
		{ length: referenceCount },
		(_, index) => `[${index + 1}] ${name()}: Yearbook ${index}. https://example.org/yearbook/${index}`,
	);
	return [...blocks, '## References', ...references].join('\n\n');
}
