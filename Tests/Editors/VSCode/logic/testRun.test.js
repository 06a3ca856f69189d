"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const { testFilter, readResults } = require("../../../../Editors/VSCode/logic/testRun");

test("a filter takes the tests that it names, and no other", () => {
  const filter = new RegExp(testFilter(["CartTests/testTotal", "Cart/sum(value:)", "free()"]));
  for (const name of ["ShopTests.CartTests/testTotal", "ShopTests.Cart/sum(value:)/Cart.swift:3:2", "ShopTests.free()/Cart.swift:1:1"]) {
    assert.match(name, filter);
  }
  for (const name of ["ShopTests.CartTests/testTotals", "ShopTests.OtherCartTests/testTotal", "ShopTests.Cart/sum()", "ShopTests.Suite/free()"]) {
    assert.doesNotMatch(name, filter);
  }
});

test("a filter with a type takes all tests in it", () => {
  const filter = new RegExp(testFilter(["Cart"]));
  assert.match("ShopTests.Cart/sum()/Cart.swift:3:2", filter);
  assert.match("ShopTests.Cart/Totals/sum()", filter);
  assert.doesNotMatch("ShopTests.Carts/sum()", filter);
});

test("each test's outcome is read, with the places of its failures", () => {
  const results = readResults(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="Shop" tests="5" failures="2" errors="0" skipped="1">
    <testcase classname="ShopTests.CartTests" name="testTotal" time="0.250"/>
    <testcase classname="ShopTests.Cart/Totals" name="sum(value:)" time="0.001">
      <failure message="expected &lt;1&gt; &amp; got &quot;2&quot;&#10;more">/p/Cart Tests.swift:7</failure>
      <failure message="again">/p/Cart Tests.swift:9</failure>
    </testcase>
    <testcase classname="ShopTests.CartTests" name="testSkipped" time="0.000">
      <skipped/>
    </testcase>
    <testcase classname="ShopTests.CartTests" name="testCrash" time="0.000">
      <failure message="the program stopped in this test"/>
    </testcase>
    <testcase classname="Shop" name="ShopTests.free()" time="1.000"/>
  </testsuite>
</testsuites>
`);
  assert.deepEqual(results.map(({ path, outcome }) => [path, outcome]), [
    ["CartTests/testTotal", "passed"], ["Cart/Totals/sum(value:)", "failed"], ["CartTests/testSkipped", "skipped"], ["CartTests/testCrash", "stopped"],
    ["free()", "passed"],
  ]);
  assert.deepEqual(results[1].failures[0], { message: 'expected <1> & got "2"\nmore', file: "/p/Cart Tests.swift", line: 7 });
  assert.equal(results[0].seconds, 0.25);
});

test("no file and an empty one have no results", () => {
  assert.deepEqual(readResults(""), []);
});
