import { expectMarked } from '../cases';

describe('a set of things counted twice', () => {
	expectMarked('number.inconsistent', {
		'The chain runs 46 sites and builds four more.\n\nWith its forty-two sites it covers the whole coast.': [
			'forty-two sites',
		],
		'The paper sets out four options for the pier.\n\nTwo of the five options keep it open.': ['five options'],
		'公司已在全国建成37个项目。\n\n公司依托遍布全国的三十二个项目，统一调度。': ['三十二个'],
		'目前共有9个助餐点，每天供餐。\n\n街道的十一个助餐点由不同单位管理。': ['十一个'],
	});
	expectMarked('number.inconsistent', {
		'The chain runs 46 sites and builds four more.\n\nWith its forty-six sites it covers the whole coast.': [],
		// Some of them, and about so many.
		'The chain runs 46 sites.\n\nThe forty-two sites in the north lose money.': [],
		'The chain runs 46 sites.\n\nThe forty-two sites that it bought lose money.': [],
		'The chain runs about 40 sites.\n\nWith its forty-two sites it covers the whole coast.': [],
		'The chain runs 46 sites.\n\nIts twelve sites by the sea lose money.': [],
		// Of other years, with a third number, and in one paragraph.
		'In 2020 the chain ran 46 sites.\n\nIn 2024 its forty-two sites cover the whole coast.': [],
		'The chain runs 46 sites.\n\nIts rival runs 38 sites.\n\nWith its forty-two sites it covers the whole coast.': [],
		'The chain runs 46 sites. The forty-two sites open all year.': [],
		// What is measured.
		'The work took 46 weeks.\n\nThe forty-two weeks cost a fortune.': [],
	});
});
