import { expectMarked } from '../cases';

describe('parts that are counted in words', () => {
	expectMarked('number.arithmetic', {
		'We start with 13 people: five in sales, six in service and four in administration.': ['13'],
		'We start with 15 people: five in sales, six in service and four in administration.': [],
		'The line has 12 stations, eight existing and five new.': ['12'],
		'The line has 13 stations, eight existing and five new.': [],
		'The staff number twelve, among them eight in grants, three in finance and four in print.': ['twelve'],
		'The staff number sixteen, among them eight in grants, three in finance and four in print.': [],
		// Other things, and no parts.
		'The flat has 4 rooms, two tables and one bed.': [],
		'We saw four houses: three cats in one and two dogs in another.': [],
		'机构设十个岗位：销售五个、服务四个、行政三个。': ['十'],
		'机构设十二个岗位：销售五个、服务四个、行政三个。': [],
		'机构有十人，其中销售五人、服务四人。': [],
	});
});
