import AssetCatalogs
import Foundation
import XcodeProjects

@testable import UIKit

/// A line of the Visual Format Language.
struct VisualFormat: PieceCase {
  var content: PieceText

  private static let vocabulary = [
    "H:", "V:", "|", "-", "[", "]", "a", "b", "(", ")", "==", ">=", "<=", "@", "8", "m", "750", "1e308", ",", "-0",
    "[a]",
    "[b(a)]", "-8-", "|-", "-|", "[a(>=10,<=20@250)]", "é", " ", ".", "999999999999999999999",
  ]

  init(seed: UInt64) {
    var dice = Dice(seed: seed)
    content = PieceText(&dice, Self.vocabulary, most: 14)
  }

  @MainActor
  func run(noting coverage: inout Coverage) throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = ["a": UIView(), "b": UIView()]
    for view in views.values {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let constraints: [NSLayoutConstraint]
    do throws(VisualFormatError) {
      constraints = try VisualFormatBuilder.constraints(text, options: [], metrics: ["m": 12], views: views)
    } catch {
      coverage.note("refused")
      return
    }
    coverage.note("read")
    UserInterface.current.diagnosticListener = { _ in }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    try InterfaceFile.check(root)
  }
}

/// A file of a project: pbxproj, xcconfig, YAML or a property list.
struct ProjectText: PieceCase {
  var content: PieceText
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

  init(seed: UInt64) {
    var dice = Dice(seed: seed)
    kind = dice.roll(3)
    content = PieceText(
      &dice, changing: [Self.project, Self.settings, Self.yaml][kind], with: Self.vocabulary)
  }

  var text: String { "kind \(kind):\n\(content.text)" }

  @MainActor
  func run(noting coverage: inout Coverage) throws {
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

/// A catalog of images and colours.
struct CatalogFolder: PieceCase {
  var content: PieceText
  private var kind: Int

  private static let kinds = ["imageset", "colorset", "symbolset", "dataset"]
  private static let vocabulary = [
    "{ ", "} ", "[ ", "] ", ", ", ": ", "\"images\" ", "\"idiom\" ", "\"universal\" ", "\"scale\" ", "\"2x\" ",
    "\"filename\" ", "\"a.png\" ",
    "\"../../../etc/passwd\" ", "\"colors\" ", "\"color\" ", "\"components\" ", "\"red\" ", "\"0xFF\" ", "\"1e400\" ",
    "-1 ", "1e999 ",
    "\"appearances\" ", "\"value\" ", "\"dark\" ", "\"resizing\" ", "\"cap-insets\" ", "null ", "true ", "\"\\ud800\" ",
    "\"display-gamut\" ",
  ]
  private static let files = [
    #"{ "images" : [ { "idiom" : "universal" , "filename" : "a.png" , "scale" : "2x" , "resizing" : { "mode" : "9-part" , "cap-insets" : { "top" : 1 , "left" : 2 } } } ] , "info" : { "version" : 1 } }"#,
    #"{ "colors" : [ { "idiom" : "universal" , "color" : { "color-space" : "srgb" , "components" : { "red" : "0xFF" , "green" : "0.5" , "blue" : 12 , "alpha" : "1" } } , "appearances" : [ { "appearance" : "luminosity" , "value" : "dark" } ] } ] }"#,
    #"{ "symbols" : [ { "idiom" : "universal" , "filename" : "a.svg" } ] }"#,
    #"{ "data" : [ { "idiom" : "universal" , "filename" : "a.json" , "universal-type-identifier" : "public.json" } ] }"#,
  ]

  init(seed: UInt64) {
    var dice = Dice(seed: seed)
    kind = dice.roll(Self.kinds.count)
    content = PieceText(&dice, changing: Self.files[kind], with: Self.vocabulary)
  }

  var text: String { "a.\(Self.kinds[kind])/Contents.json:\n\(content.text)" }

  @MainActor
  func run(noting coverage: inout Coverage) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/viewcode-fuzz-\(getpid()).xcassets"
    let set = "\(folder)/a.\(Self.kinds[kind])"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
    try content.text.write(toFile: "\(set)/Contents.json", atomically: false, encoding: .utf8)
    let catalog = AssetCatalog(path: folder)
    let isThere: Bool
    switch kind {
    case 0: isThere = catalog.imageSet(named: "a") != nil
    case 1: isThere = catalog.colorSet(named: "a") != nil
    case 2: isThere = catalog.symbolSet(named: "a") != nil
    default: isThere = catalog.dataSet(named: "a") != nil
    }
    coverage.note("\(Self.kinds[kind]) \(isThere ? "read" : "refused")")
  }
}
