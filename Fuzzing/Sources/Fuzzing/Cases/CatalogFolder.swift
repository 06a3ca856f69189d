import AssetCatalogs
import Foundation

/// A catalog of images and colors.
package struct CatalogFolder: PieceCase {
  package var content: PieceText
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

  package init(seed: UInt64) {
    var dice = Dice(seed: seed)
    kind = dice.roll(Self.kinds.count)
    content = PieceText(&dice, changing: Self.files[kind], with: Self.vocabulary)
  }

  package var text: String { "a.\(Self.kinds[kind])/Contents.json:\n\(content.text)" }

  @MainActor
  package func run(noting coverage: inout Coverage) throws {
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
