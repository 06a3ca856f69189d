import Foundation

/// An undocumented behavior of the Swift runtime on which this module relies. `docs/runtime.md` describes each of them.
package struct RuntimeMechanism: Sendable {
  /// The description, which completes "UIKit relies on".
  let name: String
  /// A check with types of this module, which returns the difference from the expected behavior, or `nil`.
  let trial: @Sendable () -> String?

  package init(_ name: String, trial: @escaping @Sendable () -> String?) {
    self.name = name
    self.trial = trial
  }

  package var isSound: Bool { trial() == nil }

  /// Stops the program if the runtime behaves differently.
  package func require() {
    guard let fault = trial() else { return }
    fatalError(
      """
      UIKit relies on \(name), which this version of Swift does not support: \(fault). Built with \
      Swift \(SwiftVersions.compiler), running on the library of Swift \(SwiftVersions.library); \
      supported: \(SwiftVersions.supported). See docs/runtime.md.
      """)
  }
}

extension RuntimeMechanism {
  /// Checks the mechanisms that a host requires and that have no alternative, once for the process. Stops the program
  /// if a check fails. Others are checked on first use.
  ///
  /// The first call takes 0.1 ms, or 0.5 ms in debug builds.
  package static func requireForHosts() { _ = isReady }

  private static let isReady: Bool = {
    ClassInitializers.require()
    IsolationRemoval.mechanism.require()
    FoundationEquality.mend()
    MainStack.makeRoom()
    // Programs that end a hanging process request its stack with this signal. Swift's runtime responds if
    // `SWIFT_BACKTRACE` enables it.
    CallStack.beginInFrame(onSignal: SIGQUIT)
    return true
  }()
}
