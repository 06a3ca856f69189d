"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const { findPreviews } = require("../../../../Editors/VSCode/logic/previews");

test("macros and providers are found with their names and lines", () => {
  const found = findPreviews(`import UIKit

#Preview {
  MyView()
}

@available(iOS 17, *)
#Preview("Sign in", traits: .sizeThatFitsLayout) {
  SignIn { }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View { ContentView() }
}
`);
  assert.deepEqual(found, [
    { kind: "macro", name: null, line: 2, endLine: 4 },
    { kind: "macro", name: "Sign in", line: 7, endLine: 9 },
    { kind: "provider", name: "ContentView_Previews", line: 11, endLine: 13 },
  ]);
});

test("what stands in comments and strings is no preview", () => {
  assert.deepEqual(findPreviews('// #Preview("A") { }\nlet a = "#Preview { }"\n/* struct A: PreviewProvider { } */'), []);
});

test("a preview without a body, as while it is typed, has its own line", () => {
  assert.deepEqual(findPreviews('#Preview("A'), [{ kind: "macro", name: null, line: 0, endLine: 0 }]);
  assert.deepEqual(findPreviews("#Preview"), [{ kind: "macro", name: null, line: 0, endLine: 0 }]);
});

test("a type that only mentions the protocol is none", () => {
  assert.deepEqual(findPreviews("struct A: View { var b: PreviewProvider.Type }"), []);
});
