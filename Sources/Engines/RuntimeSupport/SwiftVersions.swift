/// The versions of Swift.
package enum SwiftVersions {
  /// The version with which the tests of this module have passed.
  package static let supported = "Swift 6.3"

  /// The version of the compiler, as far as conditional compilation can determine it.
  package static var compiler: String {
    #if compiler(>=7)
      "7 or later"
    #elseif compiler(>=6.5)
      "6.5 or later"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2 or earlier"
    #endif
  }

  /// The version of the loaded standard library.
  package static var library: String { String(describing: _SwiftStdlibVersion.current) }
}
