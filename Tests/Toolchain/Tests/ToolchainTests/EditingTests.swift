import Foundation
import Testing

/// Rebuilding a project after edits, with minimal work and with the result of a clean build.
@Suite struct EditingTests {
  private let package: Folder

  init() throws {
    package = try Folder(named: "edited")
    try package.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Shop", platforms: [.iOS(.v15)], products: [.library(name: "Shop", targets: ["Shop"])],
        targets: [.target(name: "Shop", dependencies: ["Goods"]), .target(name: "Goods")])
      """, to: "Package.swift")
    try package.write(
      "public struct Good {\n  public init() {}\n  public func name() -> String { \"apple\" }\n}\n",
      to: "Sources/Goods/Good.swift"
    )
    try package.write(
      "import Goods\nfunc title(_ good: Good) -> String { \"one \" + good.name() }\n", to: "Sources/Shop/Title.swift")
    try package.write(
      """
      import Goods
      import UIKit
      #Preview("Shop") {
        let label = UILabel()
        label.text = title(Good())
        return label
      }
      """, to: "Sources/Shop/Screen.swift")
  }

  private func shown(_ place: SourceLocation = #_sourceLocation) throws -> String {
    let run = try Viewcode("layout", ".", "Shop", "-q", in: package.url)
    #expect(run.status == 0, "\(run.errors)", sourceLocation: place)
    return run.output
  }

  /// Returns the last time at which the compiler's driver ran for a module.
  private func driven(_ module: String) throws -> Date? {
    let file = package.url.appending(path: ".viewcode/objects/\(module)/module.priors")
    return try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
  }

  @Test func anEditOfABodyNeedsNoDriverAndNoOtherModule() throws {
    #expect(try shown().contains("\"one apple\""))
    let (shop, goods) = (try driven("Shop"), try driven("Goods"))
    try package.replace("one ", with: "two ", in: "Sources/Shop/Title.swift")
    #expect(try shown().contains("\"two apple\""))
    try package.replace("apple", with: "pear", in: "Sources/Goods/Good.swift")
    #expect(try shown().contains("\"two pear\""))
    #expect(try driven("Shop") == shop && driven("Goods") == goods)

    // The lines move, and the messages with them.
    try package.replace("func title", with: "\n\nfunc title", in: "Sources/Shop/Title.swift")
    try package.replace("{ \"two", with: "{ let unused = 3; return \"two", in: "Sources/Shop/Title.swift")
    let build = try Viewcode("build", in: package.url)
    #expect(build.status == 0)
    #expect(build.errors.contains("Title.swift:4:"), "\(build.errors)")
  }

  @Test func whatOthersSeeOfAFileHasThemCompiledAgain() throws {
    #expect(try shown().contains("\"one apple\""))
    let shop = try driven("Shop")
    // The type of a function changes in the same module.
    try package.write(
      "import Goods\nfunc title(_ good: Good, _ count: Int = 7) -> String { \"\\(count) \" + good.name() }\n",
      to: "Sources/Shop/Title.swift")
    #expect(try shown().contains("\"7 apple\""))
    #expect(try driven("Shop") != shop)
    // The type of an imported function also changes. The stored property does not move earlier declarations.
    try package.write(
      "public struct Good {\n  let weight = 3.5\n  let kind = \"fig\"\n  public init() {}\n  public func name() -> String { kind }\n}\n",
      to: "Sources/Goods/Good.swift")
    #expect(try shown().contains("\"7 fig\""))
    // The body may have been inlined.
    try package.write(
      "public struct Good {\n  public init() {}\n  @inlinable public func name() -> String { \"plum\" }\n}\n",
      to: "Sources/Goods/Good.swift")
    #expect(try shown().contains("\"7 plum\""))
    let goods = try driven("Goods")
    try package.replace("plum", with: "lime", in: "Sources/Goods/Good.swift")
    #expect(try shown().contains("\"7 lime\""))
    #expect(try driven("Goods") != goods)
  }

  /// The compiler's driver compares times in seconds. It must detect an edit within the same second.
  @Test func aLayoutThatChangesWithinASecondReachesTheModulesThatImportIt() throws {
    let fruits = ["fig", "plum", "lime", "pear", "date", "kiwi"]
    for (count, fruit) in fruits.enumerated() {
      let weights = (0..<count % 3).map { "  let weight\($0) = 3\n" }.joined()
      try package.write(
        "public struct Good {\n\(weights)  let kind = \"\(fruit)\"\n  public init() {}\n"
          + "  public func name() -> String { kind }\n}\n",
        to: "Sources/Goods/Good.swift")
      #expect(try shown().contains("\"one \(fruit)\""))
    }
  }

  /// The interface of the module between the two does not change.
  @Test func aLayoutThatChangesReachesWhatIsTwoModulesAway() throws {
    try package.replace(
      "\"Goods\"]), .target(name: \"Goods\")",
      with: "\"Goods\"]), .target(name: \"Goods\", dependencies: [\"Pits\"]), .target(name: \"Pits\")",
      in: "Package.swift")
    try package.write(
      "import Pits\npublic struct Good {\n  public let pit = Pit()\n  public init() {}\n"
        + "  public func name() -> String { pit.name }\n}\n",
      to: "Sources/Goods/Good.swift")
    for (count, fruit) in ["fig", "plum", "lime", "pear", "date", "kiwi"].enumerated() {
      // After the same second, the driver detects the change.
      if count > 3 { Thread.sleep(forTimeInterval: 2.1) }
      let weights = (0..<count % 3).map { "  let weight\($0) = 3\n" }.joined()
      try package.write(
        "public struct Pit {\n\(weights)  public let name = \"\(fruit)\"\n  public init() {}\n}\n",
        to: "Sources/Pits/Pit.swift")
      #expect(try shown().contains("\"one \(fruit)\""))
    }
  }

  @Test func errorsAreToldAndMendedAndNewImportsLinked() throws {
    #expect(try shown().contains("\"one apple\""))
    let file = "Sources/Shop/Title.swift"
    try package.replace("good.name()", with: "good.nothing()", in: file)
    let broken = try Viewcode("build", in: package.url)
    #expect(broken.status == 1 && broken.errors.contains("Title.swift:2:"), "\(broken.errors)")
    try package.replace("good.nothing()", with: "good.name()", in: file)
    #expect(try shown().contains("\"one apple\""))
    // The command of the linker changes.
    try package.write(
      """
      import Foundation
      import FoundationXML
      import Goods
      func title(_ good: Good) -> String { "\\(XMLParser(data: Data("<a/>".utf8)).parse()) " + good.name() }
      """, to: file)
    #expect(try shown().contains("\"true apple\""))
    // A file is removed, and another one is added.
    try FileManager.default.removeItem(at: package.url.appending(path: file))
    try package.write("import Goods\nfunc title(_ good: Good) -> String { \"new\" }\n", to: "Sources/Shop/Other.swift")
    #expect(try shown().contains("\"new\""))
  }
}
