import assert from 'node:assert/strict';
import { forms } from '../../../../src/report/citations/forms';
import { parseReport } from '../../../../src/report/parsing/parse';

/** Stands behind each text: an entry by its number, its note, its key, its authors. */
const list = `

## References

1. Rye, A., & Lee, B. (2021). Freight by rail. https://rail.example/freight
2. Port Office. (2022a). Accounts. https://port.example/accounts
3. 张伟，李华（2023）. 货运统计. https://port.example/huoyun
`;

const labelsIn = (text: string) =>
	parseReport(`# Ferries\n\n${text}${list}`)
		.citations.map(({ labels }) => labels.join(' '))
		.join(' | ');

describe('forms of citation', () => {
	for (const { name, found, silent } of forms)
		describe(name, () => {
			for (const [text, labels] of Object.entries(found))
				it(`reads ${text.replaceAll('\n', ' ')}`, () => {
					assert.equal(labelsIn(text), labels);
				});
			for (const text of silent)
				it(`finds nothing in ${text}`, () => {
					assert.equal(labelsIn(text), '');
				});
		});
});
