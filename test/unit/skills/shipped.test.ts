import assert from 'node:assert/strict';
import { loadSkills } from '../../../src/skills/load';
import type { SkillLibrary } from '../../../src/skills/model';
import { shippedFolder } from './skillTexts';

describe('skills that come with the product', () => {
	let library: SkillLibrary;
	before(async () => {
		library = await loadSkills({ product: shippedFolder });
	});

	it('are all sound', () => {
		assert.deepEqual(library.problems, []);
	});

	it('are 17 of sourcing, 7 of finance and 22 general ones', () => {
		const count = (domain: string, level: number) =>
			library.skills.filter((skill) => skill.domain === domain && skill.level === level).length;
		assert.deepEqual(
			[1, 2, 3].map((level) => count('sourcing', level)),
			[4, 7, 6],
		);
		assert.deepEqual(
			[1, 2, 3].map((level) => count('finance', level)),
			[7, 0, 0],
		);
		assert.deepEqual(
			[1, 2, 3].map((level) => count('general', level)),
			[12, 10, 0],
		);
		assert.equal(library.skills.length, 46);
	});

	it('stand in the folder of their domain and level, and have a Chinese title', () => {
		for (const { files, domain, level, label, titleZh } of library.skills) {
			assert.deepEqual(files, [`${domain}/${level}/${label}.md`]);
			assert.match(titleZh ?? '', /\p{Script=Han}/u, label);
		}
	});

	it('say in Chinese all that a reader is shown of them', () => {
		for (const { label, descriptionZh, deliverable, checkpoints } of library.skills) {
			const ofDeliverable = deliverable ? [deliverable.nameZh, deliverable.mustHaveZh] : [];
			for (const text of [descriptionZh, ...ofDeliverable]) assert.match(text ?? '', /\p{Script=Han}/u, label);
			for (const { question, questionZh, whyZh } of checkpoints) {
				assert.match(questionZh ?? '', /\p{Script=Han}.*？$/u, `${label}: ${question}`);
				assert.match(whyZh ?? '', /\p{Script=Han}.*。$/u, `${label}: ${question}`);
			}
		}
	});

	it('have enough to check, and name at least one flaw', () => {
		for (const { label, domain, hints, checkpoints, goodSigns, fatalFlaws } of library.skills) {
			const [least, most] = domain === 'general' ? [4, 6] : [6, 10];
			assert.ok(hints.length >= least && hints.length <= most, `${label}: ${hints.length} hints`);
			assert.ok(
				checkpoints.some(({ kind }) => kind === 'must') && checkpoints.some(({ kind }) => kind === 'flaw'),
				label,
			);
			assert.ok(goodSigns.length > 0 && fatalFlaws.length > 0, label);
			assert.ok(
				checkpoints.every(({ question }) => question.endsWith('?')),
				label,
			);
		}
	});

	it('repeat no hint and no question', () => {
		const all = library.skills.flatMap(({ hints, checkpoints }) => [
			...hints,
			...checkpoints.flatMap(({ question, questionZh }) => [question, questionZh]),
		]);
		assert.equal(new Set(all).size, all.length);
	});

	it('suggest level 1 skills of their own domain', () => {
		for (const { label, domain, suggests } of library.skills)
			for (const suggested of Object.keys(suggests))
				assert.ok(
					library.skills.some((other) => other.label === suggested && other.level === 1 && other.domain === domain),
					`${label} suggests ${suggested}`,
				);
	});
});
