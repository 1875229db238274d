import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import { concludesFeatureNames } from '../../../../src/tree/conclusions/concludesFeatures';
import { drawsOnFeatureNames } from '../../../../src/tree/conclusions/drawsOnFeatures';
import { shippedConclusionModels } from '../../../../src/tree/conclusions/models';
import { thesisFeatureNames } from '../../../../src/tree/conclusions/thesisFeatures';
import { extractTree } from '../../../../src/tree/extraction/extract';

const english = `# Should the town buy electric ferries?

## Fuel

Diesel for the two ferries cost the town 1.8 million euros in 2023.
An electric crossing uses power worth 40 euros.

## Noise

Residents of the quay complained 212 times about engines in 2023.

| Berth | Noise at night |
|---|---|
| North | 61 dB |
| South | 58 dB |

## Batteries

A battery pack lasts about nine years on a short route.

## Conclusion

In conclusion, the town should buy electric ferries, for their fuel and noise cost less than their batteries.
The noise at the berths of the quay would fall, and with it the complaints of residents.
`;

const chinese = `# 镇上是否应购买电动渡轮

## 燃料成本

2023年两艘渡轮的柴油费用为180万欧元。电动渡轮每次航行的电费约40欧元。

## 码头噪声

2023年码头居民投诉发动机噪声212次。

## 电池寿命

短途航线上电池组可使用约九年。

## 结论

综上所述，镇上应当购买电动渡轮，因为其燃料成本和噪声都低于柴油渡轮。码头噪声下降后，居民投诉也会减少。
`;

/** The thesis of a report and, for each conclusion by its first words, what it draws on. */
function read(text: string) {
	const { nodes, thesis } = extractTree(parseReport(text));
	const textOf = (id: string | null) => nodes.find((node) => node.id === id)?.text;
	return {
		thesis: textOf(thesis),
		drawnBy: (opening: string) =>
			nodes.find((node) => node.text.startsWith(opening) && node.type === 'argument')?.drawsOn.map(textOf) ?? [],
		nodes,
	};
}

describe('what a report comes to', () => {
	it('has the sentence that answers the title as its thesis', () => {
		assert.match(read(english).thesis ?? '', /^In conclusion, the town should buy/);
		assert.match(read(chinese).thesis ?? '', /^综上所述，镇上应当购买/);
	});

	it('links a conclusion to what it rests on in other sections', () => {
		assert.ok(
			read(english)
				.drawnBy('In conclusion')
				.some((text) => text?.startsWith('Diesel for')),
		);
		assert.ok(
			read(chinese)
				.drawnBy('码头噪声下降')
				.some((text) => text?.startsWith('2023年码头居民')),
		);
	});

	it('links a conclusion to a table by what stands in its cells', () => {
		assert.ok(
			read(english)
				.drawnBy('The noise at the berths')
				.some((text) => text?.startsWith('| Berth')),
		);
	});

	it('lets a fact in the body draw on nothing', () => {
		const drawn = [english, chinese].flatMap((text) => read(text).nodes.filter(({ drawsOn }) => drawsOn.length > 0));
		assert.ok(drawn.every(({ text }) => !/^(?:Diesel|Residents|2023年)/.test(text)));
	});

	it('links to no heading, to no other conclusion of the section and at most four places', () => {
		for (const text of [english, chinese]) {
			const { nodes } = read(text);
			for (const { id, drawsOn } of nodes) {
				const drawn = nodes.filter((node) => drawsOn.includes(node.id));
				assert.ok(drawsOn.length <= 4 && !drawsOn.includes(id));
				assert.ok(
					drawn.every((node) => !/^(?:#|In conclusion|The noise at the berths|综上|码头噪声下降)/.test(node.text)),
				);
				assert.ok(drawn.every((node) => node.block !== undefined && !/^(?:Fuel|Noise|燃料成本)$/.test(node.text)));
			}
		}
	});

	it('has the root of a text without headings as its thesis', () => {
		const { nodes, thesis, root } = extractTree(parseReport('Rents should be capped. Tenants cannot pay more.'));
		assert.equal(thesis, root);
		assert.equal(nodes[0]?.id, root);
	});

	it('has no thesis where nothing is stated', () => {
		assert.equal(extractTree(parseReport('')).thesis, null);
		assert.equal(extractTree(parseReport('# Ferries\n\n## Fuel\n')).thesis, null);
	});

	it('is read by the models that were trained on the same features', () => {
		const { thesis, concludes, drawsOn } = shippedConclusionModels;
		assert.deepEqual(thesis.features, thesisFeatureNames);
		assert.deepEqual(concludes.features, concludesFeatureNames);
		assert.deepEqual(drawsOn.features, drawsOnFeatureNames);
		assert.equal(thesis.weights.length, thesisFeatureNames.length);
		assert.equal(drawsOn.weights.length, drawsOnFeatureNames.length);
	});
});
