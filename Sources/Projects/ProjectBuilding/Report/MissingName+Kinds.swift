import Projects

extension MissingName.Kind {
  /// Modules of Foundation and the language, which are available on Linux.
  static let modulesOfLanguage: Set<String> = [
    "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "Dispatch", "Observation", "RegexBuilder",
    "Synchronization", "XCTest", "Testing", "Glibc", "Darwin", "ObjectiveC", "_Concurrency", "CoreFoundation",
    "Distributed",
  ]

  /// Returns the owner of a module.
  package static func ofModule(_ name: String) -> MissingName.Kind {
    let top = name.split(separator: ".").first.map(String.init) ?? name
    if ["UIKit", "QuartzCore", "CoreGraphics"].contains(top) { return .uikit }
    if modulesOfLanguage.contains(top) { return .foundation }
    return AppleModules.contains(top) ? .apple : .thirdParty
  }

  /// The prefixes of the types of Apple's other frameworks.
  static let frameworkPrefixes = [
    "MK", "WK", "AV", "SFSafari", "SK", "MF", "UN", "PH", "CN", "LA", "CLLocation", "CLGeocoder", "NSManaged",
    "NSFetch",
    "NSPersistent", "EK", "AR", "SCN", "MTL", "CI", "AS", "QL", "GK", "CT", "MP", "PK", "CM", "CK", "HK", "PDF", "AB",
    "AX", "UT", "Sec", "CF", "kCT", "kCI", "kCF", "kSec",
  ]
}
