import Testing

@testable import XcodeProjects

@Suite("Build settings")
struct BuildSettingsTests {
  private func settings(_ levels: [[String: String]], configuration: String = "Debug") -> BuildSettings {
    BuildSettings(
      levels: levels.map { BuildSettingAssignment.assignments(of: $0.mapValues { .string($0) }) },
      conditions: BuildSettings.Conditions(configuration: configuration))
  }

  @Test("the highest level wins, and inherits what it asks for")
  func levels() {
    let settings = settings([
      ["A": "low", "B": "low", "C": "c"], ["A": "high", "B": "$(inherited) high", "D": "${B} $(C)"], ["B": "$(B) top"],
    ])
    #expect(settings.value("A") == "high")
    #expect(settings.value("B") == "low high top")
    #expect(settings.value("D") == "low high top c")
    #expect(settings.value("E") == nil)
    #expect(settings.value("C") == "c")
  }

  @Test("conditions are those of the simulator and the configuration")
  func conditions() {
    let levels = [
      [
        "A": "any", "A[sdk=iphoneos*]": "device", "A[sdk=iphonesimulator*]": "simulator",
        "B[config=Release]": "release",
        "B": "all", "C[sdk=iphonesimulator*][config=Debug]": "$(inherited) two", "C": "none",
        "D[sdk=macosx*]": "mac", "E[arch=x86_64]": "intel", "F[sdk=*]": "star", "F": "plain",
      ]
    ]
    let debug = settings(levels)
    #expect(debug.value("A") == "simulator")
    #expect(debug.value("B") == "all")
    #expect(debug.value("C") == "none two")
    #expect(debug.value("D") == nil)
    #expect(debug.value("E") == nil)
    #expect(debug.value("F") == "star")
    #expect(settings(levels, configuration: "Release").value("B") == "release")
  }

  @Test(
    "modifiers",
    arguments: [
      ("$(N:rfc1034identifier)", "My-App-2--"), ("$(N:c99extidentifier)", "My_App_2_é"),
      ("$(N:identifier)", "My_App_2__"),
      ("$(N:lower)", "my app 2é".replacing("2é", with: "2 é")), ("$(P:file)", "c.tar"), ("$(P:dir)", "/a/b/"),
      ("$(P:base)", "c"),
      ("$(P:suffix)", ".tar"), ("$(NONE:default=x y)", "x y"), ("$(N2:default=x)", "set"),
      ("$(NONE:default=$(N2:upper))", "SET"),
      ("$(D:c99extidentifier)", "_048"), ("$(S_$(N2):lower)", "deep"), ("$(P:dir:standardizepath)", "/a/b"),
    ])
  func modifiers(text: String, expected: String) {
    let settings = settings([
      ["N": "My App 2 é", "P": "/a/b/c.tar", "N2": "set", "D": "2048", "S_set": "DEEP"]
    ])
    #expect(settings.expanded(text) == expected)
  }

  @Test("a variable without brackets is one where a setting has its name; everything else stays as it is")
  func plain() {
    let settings = settings([["A": "1"]])
    #expect(settings.expanded("$A-$B $5 $ $(open ${x") == "1-$B $5 $ $(open ${x")
  }

  @Test("settings that refer to each other in a circle come to an end")
  func circles() {
    let settings = settings([["A": "a$(B)", "B": "b$(A)", "C": "$(C)", "D": "$(E)"], ["E": "$(D) $(inherited)"]])
    #expect(settings.value("A") == "ab")
    #expect(settings.value("B") == "ba")
    #expect(settings.value("C") == "")
    #expect(settings.value("D") == " ")
  }

  @Test("settings that double each other, or name each other in a chain without end, are cut off and named")
  func bombs() {
    var doubling = ["A0": "xxxxxxxxxx"]
    var chain = ["C0": "x"]
    for index in 1..<100 { doubling["A\(index)"] = "$(A\(index - 1))$(A\(index - 1))" }
    for index in 1..<5_000 { chain["C\(index)"] = "$(C\(index - 1))" }
    let settings = settings([doubling, chain])
    _ = settings.value("A99")
    _ = settings.value("C4999")
    #expect(!settings.unboundedNames.isEmpty)
    _ = settings.expanded(String(repeating: "$(", count: 10_000))
    _ = settings.expanded(String(repeating: "$(", count: 10_000) + String(repeating: ")", count: 10_000))
  }

  @Test("lists are split at blanks, outside of quotes and behind no backslash")
  func lists() {
    #expect(
      BuildSettings.split(#"a "b c" d\ e 'f "g"' "h \"i\"" """#) == ["a", "b c", "d e", #"f "g""#, #"h "i""#, ""])
    let settings = settings([["L": "$(inherited) DEBUG", "X": "YES", "Y": "no", "Z": "maybe"]])
    #expect(settings.list("L") == ["DEBUG"])
    #expect(settings.flag("X") == true && settings.flag("Y") == false && settings.flag("Z") == nil)
  }

  @Test(
    "patterns of conditions, also such as take the system's matcher ages",
    arguments: [
      ("iphone*", "iphonesimulator18.0", true), ("*", "", true), ("iphoneos*", "iphonesimulator18.0", false),
      ("a?c", "abc", true),
      ("a*b*c", "axxbyyc", true), ("a*b*c", "axxcyyb", false), ("", "", true), ("", "a", false),
      (String(repeating: "*a", count: 200) + "b", String(repeating: "a", count: 5_000), false),
    ])
  func wildcards(pattern: String, text: String, expected: Bool) {
    #expect(Wildcard.matches(pattern, text) == expected)
  }

  @Test("an array in a project is a list")
  func arrays() {
    let assignments = BuildSettingAssignment.assignments(of: ["F": .array([.string("$(inherited)"), .string("-DX")])])
    #expect(assignments == [BuildSettingAssignment(name: "F", value: "$(inherited) -DX")])
  }
}
