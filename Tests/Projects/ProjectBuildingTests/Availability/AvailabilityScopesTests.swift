import Testing

@testable import ProjectBuilding

@Suite("The version that code may count on") struct AvailabilityScopesTests {
  /// Returns the versions at the positions of `here`, in order.
  private func versions(_ text: String) -> [SystemVersion?] {
    let scopes = AvailabilityScopes(text)
    var result: [SystemVersion?] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for range in line.ranges(of: "here") {
        let column = line[..<range.lowerBound].utf8.count + 1
        result.append(scopes.version(line: number + 1, column: column))
      }
    }
    return result
  }

  @Test func holdsInTheBodyOfTheConditionAndNotBeyond() {
    #expect(
      versions("func f() { if #available(iOS 15, *) { here } else { here }; here }") == [SystemVersion(15), nil, nil])
  }

  @Test func holdsInConditionsBehindIt() {
    #expect(
      versions("if x, #available(iOS 15.4, *), let y = here { here }") == [SystemVersion(15, 4), SystemVersion(15, 4)])
  }

  @Test func aGuardHoldsForTheRestOfItsBlock() {
    #expect(
      versions(
        """
        func f() {
          here
          guard #available(iOS 14, *), here else { here; return }
          here
          if x { here }
        }
        func g() { here }
        """) == [nil, SystemVersion(14), nil, SystemVersion(14), SystemVersion(14), nil])
  }

  @Test func whatIsNotAvailableHoldsInTheOtherBranch() {
    #expect(versions("if #unavailable(iOS 16) { here } else { here }") == [nil, SystemVersion(16)])
  }

  @Test func anAttributeHoldsInAllOfItsDeclaration() {
    #expect(
      versions(
        """
        @available(iOS 17, *) struct A { let x = here; @available(iOS 18, *) func f() { here } }
        @available(iOS, introduced: 14) func g(_ x: here) {}
        @available(macOS 12, *) func h() { here }
        let y = here
        """) == [SystemVersion(17), SystemVersion(18), SystemVersion(14), nil, nil])
  }

  @Test("the types of an inheritance clause are inherited, and those of the body are not")
  func inheritanceClauses() {
    let scopes = AvailabilityScopes("struct Movie: Equatable, Identifiable { let id: Identifiable }")
    #expect(scopes.isInherited(line: 1, column: 15) && scopes.isInherited(line: 1, column: 26))
    #expect(!scopes.isInherited(line: 1, column: 8) && !scopes.isInherited(line: 1, column: 49))
    #expect(!scopes.isInherited(line: 9, column: 1))
  }

  @Test("the attribute MainActor is known from the type")
  func isolations() {
    let scopes = AvailabilityScopes("@MainActor final class Model { let run: @MainActor () -> Void = MainActor.f }")
    #expect(scopes.isIsolation(line: 1, column: 2) && scopes.isIsolation(line: 1, column: 42))
    #expect(!scopes.isIsolation(line: 1, column: 65) && !scopes.isIsolation(line: 1, column: 12))
  }

  @Test func codeThatNothingMayCallCountsOnEverything() throws {
    let version = versions("@available(*, unavailable) init?(coder: NSCoder) { here }")
    #expect(try #require(version[0]) > SystemVersion(1000))
  }

  @Test func otherSystemsInOneConditionDoNotCount() {
    #expect(versions("if #available(macOS 14, tvOS 17, iOS 13, *) { here }") == [SystemVersion(13)])
    #expect(versions("if #available(macOS 14, *) { here }") == [nil])
  }

  @Test func textThatDoesNotParseHasScopesToo() {
    #expect(versions("func f( { if #available(iOS 15, *) { here }") == [SystemVersion(15)])
  }

  @Test func namesOfCasesInPatternsAreKnown() {
    let lines = [
      "switch x { case .here, .a: .here; default: break }", "if case .here(let n) = x { }", "if case X.here = x { }",
    ]
    let scopes = AvailabilityScopes(lines.joined(separator: "\n"))
    let found = lines.enumerated().map { number, line in
      line.ranges(of: "here").map { range in
        scopes.isMatched(line: number + 1, column: line[..<range.lowerBound].utf8.count + 1)
      }
    }
    #expect(found == [[true, false], [true], [true]])
  }
}
