import UIKit

extension Device {
  /// Returns the device with a name or alias, such as "iPhone 15", "iphone-15" or "iPhone 15 landscape".
  ///
  /// Case, spaces and punctuation are ignored.
  ///
  /// - Throws: An ``UnknownNameError`` with the most similar names.
  public static func named(_ name: String) throws(UnknownNameError) -> Device {
    var key = NearMatch.normalized(name)
    var orientation = Orientation.portrait
    for candidate in Orientation.allCases where key.hasSuffix(candidate.rawValue) {
      orientation = candidate
      key.removeLast(candidate.rawValue.count)
    }
    for device in all where device.names.contains(where: { NearMatch.normalized($0) == key }) {
      return device.held(orientation)
    }
    throw UnknownNameError(kind: "device", name: name, known: all.flatMap(\.names))
  }

  private var names: [String] { [name] + aliases }
}
