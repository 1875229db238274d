import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { nodeTextFiles } from '../../../src/cli/host/nodeFolders';
import { type Activate, type ActiveSkill, createActivation } from '../../../src/skills/activate';
import { loadSkills } from '../../../src/skills/load';

/** A query of our own with the labels that the definitions of the skills give it. */
export interface LabelledQuery {
	/** Written before the signals, never looked at while they were made. */
	readonly keptAside: boolean;
	/** `indirect`: without the customary words, as people also ask. */
	readonly wording: 'plain' | 'indirect';
	readonly language: string;
	readonly domain: string;
	/** All labels of the domain; for domains other than `sourcing` only the primary intent. */
	readonly labels: readonly string[];
	readonly query: string;
}

export function readSkillQueries(): readonly LabelledQuery[] {
	return JSON.parse(readFileSync(resolve('test/bench/quality/skillQueries.json'), 'utf8')) as LabelledQuery[];
}

export interface SkillActivationFigures {
	/** Micro-F1 over the 17 labels of the sourcing domain, 0–1: queries the signals were made with, and those kept aside. */
	readonly building: number;
	readonly keptAside: number;
	readonly keptAsidePlain: number;
	readonly keptAsideIndirect: number;
	/** The share of finance and general queries whose primary intent is found. */
	readonly otherIntents: number;
}

export async function skillActivationFigures(): Promise<SkillActivationFigures> {
	const activate = createActivation((await loadSkills({ product: nodeTextFiles(resolve('skills')) })).skills);
	const sourcing = readSkillQueries().filter(({ domain }) => domain === 'sourcing');
	const others = readSkillQueries().filter(({ domain }) => domain !== 'sourcing');
	const keptAside = sourcing.filter((query) => query.keptAside);
	return {
		building: microF1(
			sourcing.filter((query) => !query.keptAside),
			activate,
		),
		keptAside: microF1(keptAside, activate),
		keptAsidePlain: microF1(
			keptAside.filter(({ wording }) => wording === 'plain'),
			activate,
		),
		keptAsideIndirect: microF1(
			keptAside.filter(({ wording }) => wording === 'indirect'),
			activate,
		),
		otherIntents:
			others.filter(
				({ query, labels }) => labelsOf(query, activate, ({ level }) => level === 1).join() === labels.join(),
			).length / others.length,
	};
}

function microF1(queries: readonly LabelledQuery[], activate: Activate): number {
	let right = 0;
	let given = 0;
	let wanted = 0;
	for (const { query, labels } of queries) {
		const found = labelsOf(query, activate, ({ domain }) => domain === 'sourcing');
		right += found.filter((label) => labels.includes(label)).length;
		given += found.length;
		wanted += labels.length;
	}
	return given + wanted === 0 ? 0 : (2 * right) / (given + wanted);
}

function labelsOf(query: string, activate: Activate, counts: (skill: ActiveSkill) => boolean): string[] {
	return activate({ query })
		.skills.filter(counts)
		.map(({ label }) => label);
}
