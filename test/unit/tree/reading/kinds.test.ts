import assert from 'node:assert/strict';
import { itemAt } from '../../../../src/access';
import { parseReport } from '../../../../src/report/parsing/parse';
import { isClaimless, isFactless } from '../../../../src/tree/reading/claimless';
import { readByRules } from '../../../../src/tree/reading/readByRules';

/** The role of the last unit of a text, and whether it states nothing that could be looked up, or questioned. */
function kindOf(text: string): string {
	const report = parseReport(text);
	const { all, roles } = readByRules(report);
	const last = itemAt(all, all.length - 1);
	const silent = isFactless(report, last) ? ', factless' : isClaimless(report, last) ? ', claimless' : '';
	return `${roles.at(-1)}${silent}`;
}

/** Each text behind the lines before it. */
function expectKinds(before: string, cases: Readonly<Record<string, string>>): void {
	for (const [text, kind] of Object.entries(cases))
		it(`${kind}: ${text.replaceAll('\n', ' ')}`, () => assert.equal(kindOf(`${before}${text}\n`), kind));
}

describe('what kind of a sentence it is', () => {
	describe('in a paragraph', () => {
		expectKinds('# Ferries\n\n## Lines\n\n', {
			'Ferries are therefore the best choice.': 'argument',
			'Ferries carried 3.1 million passengers.': 'evidence',
			'Ferries carried passengers of the islands in 2024.': 'evidence',
			'The ministry says that ferries pay their way.': 'evidence',
			'This chapter shows how ferries pay their way.': 'argument',
			'Why do ferries pay?': 'other, claimless',
			'Why do ferries pay? They sail.': 'other',
			'Ferries pay.': 'argument',
			'Ferries sail every day': 'argument, factless',
			'Ferries pay their way (see below).': 'argument, factless',
			'The ferry of the islands sails from the quay to the town in the north.': 'argument',
			'12,000 × 40 ≈ 480,000 passengers in all.': 'evidence, factless',
			'Fares are 12 × 40 in all lines.': 'evidence',
			'480,000 = 12,000 × 40 passengers in all.': 'evidence, factless',
			'Load factor refers to passengers per seat.': 'argument, factless',
			'Ferries grew fast, as shown above.': 'evidence, factless',
			'本报告分析渡轮客流。': 'other, factless',
			'渡轮因此是最佳选择。': 'argument',
			'装载率是指每个座位的旅客数。': 'other, factless',
		});
	});

	describe('in a list', () => {
		expectKinds('# Ferries\n\n## Lines\n\n- First of all, ferries pay.\n- ', {
			Halvern: 'other, claimless',
			'Halvern and Brodtun': 'other, claimless',
			'Halvern and Brodtun. Skarv and Ottar.': 'other, claimless',
			'Halvern and Brodtun. Skarv. Ottar.': 'other',
			'Halvern is a town': 'argument',
			'Halvern, rising demand': 'other',
			'Passengers moved to the canal': 'argument',
			'The method used': 'other, claimless',
			'Halvern, 120 ships': 'evidence',
			'Halvern, because of its quay': 'argument',
			'Degradation: share of capacity lost': 'argument, factless',
			'Degradation: shares are low': 'argument',
			'Degradation: the ability to continue as the ratio of two values': 'argument, factless',
			'Degradation: ratio that was high': 'argument',
			'Check the quay before the ferry lands.': 'argument, factless',
			'Mooring: check the quay before the ferry lands.': 'argument, factless',
			'Check the quay, because the ferry lands.': 'argument',
			'Always check the quay.': 'argument, factless',
			哈文港: 'other, claimless',
			码头很长: 'other',
			哈文港最佳: 'other',
		});
	});

	describe('under a heading with an inventory', () => {
		expectKinds('# Ferries\n\n## Glossary of terms used\n\n- ', {
			'Halvern, a harbour of the north': 'argument, claimless',
			'Halvern, a harbour of the north. It is small.': 'other',
			'Halvern should grow': 'other',
		});
	});

	describe('under a plan', () => {
		expectKinds('# Ferries\n\n## Roadmap\n\n- ', {
			'Pilot in two harbours in the spring.': 'argument, factless',
			'Pilot in two harbours, because it pays.': 'argument',
			'Pilot therefore pays.': 'argument',
		});
	});

	describe('under a plan, in a paragraph', () => {
		expectKinds('# Ferries\n\n## Roadmap\n\n', {
			'Pilot in two harbours in the spring.': 'argument',
		});
	});

	describe('under a reckoning', () => {
		expectKinds('# Ferries\n\n## Worked example\n\n- ', {
			'Ferries take 40 passengers each day.': 'evidence, factless',
		});
	});

	describe('under assumptions', () => {
		expectKinds('# Ferries\n\n## Key assumptions\n\n- ', {
			'Ferries take 40 passengers each day.': 'evidence, claimless',
		});
	});

	describe('under assumptions, in a paragraph', () => {
		expectKinds('# Ferries\n\n## Key assumptions\n\n', {
			'Ferries take 40 passengers each day.': 'evidence',
		});
	});

	describe('under limits', () => {
		expectKinds('# Ferries\n\n## Limitations\n\n', {
			'The data are old and lack the winter.': 'argument, claimless',
			'Ferries are old and lack a winter line.': 'argument',
		});
	});

	describe('under a picture', () => {
		expectKinds('# Ferries\n\n## Photo 3\n\n', {
			'Ferries lie along the quay in the evening.': 'argument, factless',
		});
	});

	describe('under a picture in Chinese', () => {
		expectKinds('# 渡轮\n\n## 图片 3\n\n', {
			'渡轮停靠在傍晚的码头旁边。': 'argument, factless',
		});
	});

	describe('below an item', () => {
		expectKinds('# Ferries\n\n## Lines\n\n- Assumptions:\n  - ', {
			'Ferries take 40 passengers each day.': 'evidence, factless',
		});
	});

	describe('below the title alone', () => {
		expectKinds('# Roadmap of the ferries\n\n- ', {
			'Pilot in two harbours in the spring.': 'argument, claimless',
		});
	});
});
