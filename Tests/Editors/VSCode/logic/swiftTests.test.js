"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const { findTests, flatten } = require("../../../../Editors/VSCode/logic/swiftTests");

const paths = (text) => flatten(findTests(text)).map((found) => found.path);

test("tests of XCTest are methods of cases, without parameters, that can be called", () => {
  const text = `
final class CartTests: XCTestCase {
  override func setUp() { }
  func testTotal() throws { XCTAssertEqual(1, 1) }
  @MainActor func testMain() async { func testInner() { } }
  func test() { }
  func testWith(value: Int) { }
  private func testHidden() { }
  static func testStatic() { }
  class func testClass() { }
  func helper() { }
}
class Sub: CartTests { func testMore() { } }
class Other: XCTest.XCTestCase { func testQualified() { } }
class Plain { func testNothing() { } }
extension CartTests { func testInExtension() { } }
`;
  assert.deepEqual(paths(text), [
    "CartTests/testTotal", "CartTests/testMain", "CartTests/test", "Sub/testMore", "Other/testQualified", "CartTests/testInExtension",
  ]);
});

test("tests of Swift Testing have the attribute, wherever they are", () => {
  const text = `
@Test func free() { }
@Test("Adds up", .enabled(if: true), arguments: [1, 2]) func sum(value: Int, _ other: (a: Int, b: Int) = (1, 2)) { }
@Suite("The cart", .serialized)
struct Cart {
  @Test func empty() async throws { }
  struct Totals {
    @Test
    @MainActor
    func \`with a discount\`() { }
  }
  func helper() { }
}
extension Cart.Totals { @Test func more() { } }
`;
  assert.deepEqual(paths(text), ["free()", "sum(value:_:)", "Cart/empty()", "Cart/Totals/`with a discount`()", "Cart/Totals/more()"]);
  const [free, sum, cart] = findTests(text);
  assert.equal(free.line, 1);
  assert.equal(sum.title, "Adds up");
  assert.equal(cart.title, "The cart");
  assert.deepEqual([cart.line, cart.endLine], [3, 12]);
  assert.deepEqual(cart.children.map((child) => child.kind), ["test", "suite"]);
});

test("what stands in comments and strings is no test", () => {
  assert.deepEqual(paths('// @Test func a() { }\nlet a = """\n@Test func b() { }\n"""\n/* class A: XCTestCase { func testA() { } } */'), []);
});

test("a file that is being typed is read as far as it goes", () => {
  assert.deepEqual(paths("class A: XCTestCase { func testA() { if true {"), ["A/testA"]);
  assert.deepEqual(paths("@Test func"), []);
  assert.deepEqual(paths("}}} @Test func a() { }"), ["a()"]);
});

test("nested cases are named as XCTest names them", () => {
  assert.deepEqual(paths("enum Group { class A: XCTestCase { func testA() { } } }"), ["Group.A/testA"]);
});
