import Foundation
import XcodeProjects

/// A file of a project: pbxproj, xcconfig, YAML or a property list.
package struct ProjectText: PieceCase {
  package var content: PieceText
  private var kind: Int

  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; objects = {
    A1 = { isa = PBXProject; mainGroup = G1; targets = ( T1, ); buildConfigurationList = L1; };
    G1 = { isa = PBXGroup; children = ( F1, G2, ); sourceTree = "<group>"; path = "a b"; };
    G2 = { isa = PBXFileSystemSynchronizedRootGroup; path = ../..; sourceTree = SOURCE_ROOT; };
    F1 = { isa = PBXFileReference; path = "A.swift"; sourceTree = "<group>"; };
    B1 = { isa = PBXBuildFile; fileRef = F1; settings = { COMPILER_FLAGS = "-D X"; }; };
    S1 = { isa = PBXSourcesBuildPhase; files = ( B1, ); };
    T1 = { isa = PBXNativeTarget; name = App; buildPhases = ( S1, ); dependencies = ( D1, ); productType = "com.apple.product-type.application"; buildConfigurationList = L1; };
    D1 = { isa = PBXTargetDependency; target = T1; };
    L1 = { isa = XCConfigurationList; buildConfigurations = ( C1, ); };
    C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier)"; X = "$(X) $(Y)"; Y = "$(X)"; }; };
    }; rootObject = A1; }
    """
  private static let settings = """
    // comment
    #include? "other.xcconfig"
    A = $(inherited) $(B:upper:default=$(C)) ${A}
    B[sdk=iphone*][arch=arm64] = $(B_$(CONFIGURATION)) "quoted words" \\
    C = $(A)$(A)$(A)$(A)
    """
  private static let yaml = """
    name: App
    targets: &all
      App: { type: application, sources: [ Sources, "a b" ] }
      Other: *all
    text: |
      several
      lines
    - list
    """
  private static let vocabulary = [
    "{ ", "} ", "( ", ") ", "; ", "= ", "\" ", "A1 ", "G1 ", "T1 ", "<00ff> ", "/* ", "*/ ", "\\U1234 ", "$( ", "$(A) ",
    "$(X:rfc1034identifier) ",
    "[sdk= ", "#include \"a.xcconfig\"\n ", "- ", "&a ", "*a ", "*all ", "? ", ": ", "| ", "\n  ", "\t ", "\u{0} ",
    "é ", "<<: ", "!!binary ", "99999999999999999999 ",
  ]

  package init(seed: UInt64) {
    var dice = Dice(seed: seed)
    kind = dice.roll(3)
    content = PieceText(
      &dice, changing: [Self.project, Self.settings, Self.yaml][kind], with: Self.vocabulary)
  }

  package var text: String { "kind \(kind):\n\(content.text)" }

  @MainActor
  package func run(noting coverage: inout Coverage) throws {
    switch kind {
    case 0: readProject(&coverage)
    case 1: readSettings(&coverage)
    default:
      let isRead = (try? YAMLReader.parse(content.text, path: "project.yml")) != nil
      coverage.note(isRead ? "YAML read" : "YAML refused")
    }
  }

  private func readProject(_ coverage: inout Coverage) {
    guard
      let contents = try? PropertyListReader.parse(Array(content.text.utf8), path: "/p/App.xcodeproj/project.pbxproj")
    else { return coverage.note("property list refused") }
    guard let file = try? XcodeProjectFile(path: "/p/App.xcodeproj", contents: contents) else {
      return coverage.note("project refused")
    }
    coverage.note("project read")
    coverage.note("targets", file.targets.count)
  }

  private func readSettings(_ coverage: inout Coverage) {
    let path = FileManager.default.temporaryDirectory.path + "/viewcode-fuzz-\(getpid()).xcconfig"
    defer { try? FileManager.default.removeItem(atPath: path) }
    guard (try? content.text.write(toFile: path, atomically: false, encoding: .utf8)) != nil,
      let file = try? ConfigurationFile.read(path)
    else { return coverage.note("settings refused") }
    let settings = BuildSettings(levels: [file.assignments], conditions: .init(configuration: "Debug"))
    for name in ["A", "B", "C"] { _ = settings.value(name) }
    coverage.note("settings read")
  }
}
