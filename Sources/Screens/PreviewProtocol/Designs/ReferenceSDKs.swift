import Foundation

/// The SDKs whose designs are recorded in a folder of reference snapshots.
///
/// Names of references contain the SDK, as in `Shop/Cart.iPhone-15.dark.iOS-26.png`. Names without one are of iOS 18.
package enum ReferenceSDKs {
  /// Returns the SDKs of the references in a folder in ascending order, or an empty array if it has no references.
  ///
  /// - Complexity: O(*n*) in the number of files in the folder.
  package static func recorded(in folder: URL) -> [Int] {
    let files = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))
    var numbers: Set<Int> = []
    while let file = files?.nextObject() as? String {
      guard file.hasSuffix(".json") else { continue }
      numbers.insert(sdk(ofReference: file))
    }
    return numbers.sorted()
  }

  /// Returns the SDK in the name of a reference.
  static func sdk(ofReference path: String) -> Int {
    let name = path.split(separator: "/").last ?? ""
    // The first part is the name of the screen.
    for part in name.split(separator: ".").dropFirst() where part.hasPrefix("iOS-") {
      if let number = Int(part.dropFirst(4)) { return number }
    }
    return 18
  }
}
