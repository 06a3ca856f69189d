import InterfaceBuilder
import Testing

@testable import StoryboardConversion

/// The removal of converted code that does not compile.
@Suite struct CompilableUnitsTests {
  /// Returns views with custom classes, and a runtime attribute for each.
  private func conversion(_ names: [String]) -> Conversion {
    let views = names.map {
      """
      <view id="\($0)" customClass="\($0)"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <subviews><view id="in-\($0)" customClass="Inner"><rect key="frame" x="0" y="0" width="1" height="1"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="style\($0)" value="a"/>
          </userDefinedRuntimeAttributes>
        </view></subviews>
      </view>
      """
    }
    return Converter().convert([ConversionFixtures.document(ConversionFixtures.xib(views.joined(separator: "\n")))])
  }

  private func line(of text: String, in file: String, _ module: VerificationModule) -> Int? {
    module.files[file]?.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(text) }
      .map { $0 + 1 }
  }

  @Test func aUnitWithAnErrorGoesAndTheOthersStay() throws {
    var builds = 0
    var units = CompilableUnits(conversion(["One", "Two", "Three"])) { module in
      builds += 1
      guard module.units.contains(1) else { return [] }
      return [
        .init(file: "Two.swift", line: 3, text: "no such thing"), .init(file: "Two.swift", line: 4, text: "nor this"),
      ]
    }
    let module = try units.run()
    #expect(module.units == [0, 2])
    #expect(
      units.notes == [
        1: ["Two.swift:3: does not compile: no such thing", "Two.swift:4: does not compile: nor this"]
      ])
    #expect(builds == 2)
  }

  @Test func anErrorInTheListIsThatOfTheUnitOnItsLine() throws {
    var units = CompilableUnits(conversion(["One", "Two", "Three"])) { module in
      guard let line = line(of: "Three()", in: "ConvertedList.swift", module) else { return [] }
      return [.init(file: "ConvertedList.swift", line: line, text: "missing argument")]
    }
    #expect(try units.run().units == [0, 1])
    #expect(units.notes.keys.sorted() == [2])
  }

  @Test func aMemberOfAStandInThatTheBaseHasAlreadyGoes() throws {
    var seen: [String] = []
    var units = CompilableUnits(conversion(["One", "Two"])) { module in
      seen.append(module.files["ProjectClasses.swift"] ?? "")
      guard let line = line(of: "var styleOne", in: "ProjectClasses.swift", module) else { return [] }
      return [.init(file: "ProjectClasses.swift", line: line, text: "cannot override")]
    }
    #expect(try units.run().units == [0, 1])
    #expect(units.notes.isEmpty)
    #expect(seen.count == 2 && seen[1].contains("var styleTwo: String?") && !seen[1].contains("styleOne"))
  }

  @Test(arguments: 0..<7)
  func anErrorWithoutAPlaceIsFoundByHalves(bad: Int) throws {
    let names = (0..<7).map { "View\($0)" }
    var units = CompilableUnits(conversion(names)) { module in
      module.units.contains(bad) ? [.init(file: nil, line: 0, text: "the compiler stopped")] : []
    }
    #expect(try units.run().units == (0..<7).filter { $0 != bad })
    #expect(units.notes == [bad: ["does not compile: the compiler stopped"]])
  }

  @Test func whatCompilesAloneAndNotTogetherIsParted() throws {
    var units = CompilableUnits(conversion(["One", "Two", "Three", "Four"])) { module in
      Set(module.units).isSuperset(of: [0, 3]) ? [.init(file: nil, line: 0, text: "duplicate symbol")] : []
    }
    #expect(try units.run().units == [0, 1])
    #expect(units.notes[3] == ["does not compile: duplicate symbol"])
  }

  @Test func whereNothingCanBeBuiltThatIsSaidWithAllErrors() throws {
    var builds = 0
    var units = CompilableUnits(conversion(["One", "Two", "Three"])) { _ in
      builds += 1
      return [.init(file: nil, line: 0, text: "no space"), .init(file: nil, line: 0, text: "left")]
    }
    do {
      _ = try units.run()
      Issue.record("nothing was built, and a module is said to be")
    } catch let error as CompilableUnits.Unbuildable {
      #expect(error.failures.map(\.text) == ["no space", "left"])
      #expect(builds == 2)
    }
  }
}
