import Testing

@testable import XcodeProjects

@Suite("Configuration files")
struct ConfigurationFileTests {
  @Test("assignments, conditions, comments, continued lines, semicolons")
  func lines() throws {
    let folder = try TestFolder()
    let path = try folder.write(
      "A.xcconfig",
      """
      // A comment
      NAME = value // behind it
      WITH_SEMICOLON = x;
      EMPTY =
      FLAGS[sdk=iphoneos*][config=Debug] = -a \\
        -b \\
        -c
      BOTH[sdk=iphonesimulator*,arch=arm64] = 1
      URL = https:/$()/example.org
      """)
    let file = try ConfigurationFile.read(path)
    #expect(file.issues.isEmpty)
    #expect(
      file.assignments == [
        BuildSettingAssignment(name: "NAME", value: "value"),
        BuildSettingAssignment(name: "WITH_SEMICOLON", value: "x"),
        BuildSettingAssignment(name: "EMPTY", value: ""),
        BuildSettingAssignment(
          name: "FLAGS",
          conditions: [.init(parameter: "sdk", pattern: "iphoneos*"), .init(parameter: "config", pattern: "Debug")],
          value: "-a -b -c"),
        BuildSettingAssignment(
          name: "BOTH",
          conditions: [
            .init(parameter: "sdk", pattern: "iphonesimulator*"), .init(parameter: "arch", pattern: "arm64"),
          ],
          value: "1"),
        BuildSettingAssignment(name: "URL", value: "https:/$()/example.org"),
      ])
  }

  @Test("included files stand where they are included; optional ones may be missing")
  func includes() throws {
    let folder = try TestFolder()
    try folder.write("Shared/Base.xcconfig", "A = base\nB = base\n#include \"More\"\n")
    try folder.write("Shared/More.xcconfig", "C = more")
    let path = try folder.write(
      "App.xcconfig", "A = before\n#include \"Shared/Base.xcconfig\"\n#include? \"Local.xcconfig\"\nB = after\n")
    let file = try ConfigurationFile.read(path)
    #expect(file.assignments.map { "\($0.name)=\($0.value)" } == ["A=before", "A=base", "B=base", "C=more", "B=after"])
    #expect(file.files.map(FilePaths.name(of:)) == ["App.xcconfig", "Base.xcconfig", "More.xcconfig"])
    #expect(file.issues.isEmpty)
  }

  @Test("lines that are not understood are named, and the others hold")
  func issues() throws {
    let folder = try TestFolder()
    let path = try folder.write(
      "A.xcconfig", "A = 1\nno sign\n#import \"x\"\n#include \"gone.xcconfig\"\n  = 2\nB = 3\n")
    let file = try ConfigurationFile.read(path)
    #expect(file.assignments.map(\.name) == ["A", "B"])
    #expect(file.issues.map(\.line) == [2, 3, 4, 5])
  }

  @Test("files that include themselves, each other, or each other twice come to an end")
  func circles() throws {
    let folder = try TestFolder()
    let own = try folder.write("Own.xcconfig", "#include \"Own.xcconfig\"\nA = 1")
    #expect(try ConfigurationFile.read(own).assignments.map(\.name) == ["A"])
    #expect(try ConfigurationFile.read(own).issues.count == 1)
    for index in 0..<40 {
      try folder.write("F\(index).xcconfig", "#include \"F\(index + 1)\"\n#include \"F\(index + 1)\"\nA\(index) = 1")
    }
    try folder.write("F40.xcconfig", "END = 1")
    let file = try ConfigurationFile.read("\(folder.path)/F0.xcconfig")
    #expect(file.assignments.count < 3_000)
    #expect(!file.issues.isEmpty)
  }
}
