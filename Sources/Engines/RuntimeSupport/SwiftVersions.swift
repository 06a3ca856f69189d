/// Which Swift this is.
package enum SwiftVersions {
  /// Those on which the tests of this module have passed.
  package static let supported = "Swift 6.3"

  /// The compiler's, as far as it can be asked.
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

  /// The standard library's that is loaded.
  package static var library: String { String(describing: _SwiftStdlibVersion.current) }
}
