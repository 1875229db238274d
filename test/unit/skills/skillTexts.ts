import { nodeTextFiles } from '../../../src/cli/host/nodeFolders';
import { loadSkills } from '../../../src/skills/load';
import type { Skill } from '../../../src/skills/model';

/** A whole level 1 skill file; `head` replaces or adds lines of its front matter by key. */
export function skillText(
	label: string,
	head: Readonly<Record<string, string | undefined>> = {},
	body?: string,
): string {
	const lines: Readonly<Record<string, string | undefined>> = {
		label,
		title: 'Garden reports',
		level: '1',
		domain: 'garden',
		description: 'Reports on gardens.',
		deliverable: '{ name: A planting plan, mustHave: Plants with places. }',
		signals: '{ en: [garden*] }',
		checkpoints: '[{ question: Are plants named?, kind: must, why: A plan needs them. }]',
		...head,
	};
	const front = Object.entries(lines).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]));
	return ['---', ...front, '---', body ?? '## What to check\n- Each plant has a place.'].join('\n');
}

/** One for all tests, so that the skills are parsed once. */
export const shippedFolder = nodeTextFiles('skills');

let shipped: Promise<readonly Skill[]> | undefined;

/** The skills that come with the product. */
export function shippedSkills(): Promise<readonly Skill[]> {
	shipped ??= loadSkills({ product: shippedFolder }).then(({ skills }) => skills);
	return shipped;
}
