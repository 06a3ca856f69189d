import Foundation

/// Something that the Swift runtime does and no document promises, relied upon here. `docs/runtime.md` says more of each.
package struct RuntimeMechanism: Sendable {
  /// What it is: goes on from "UIKit relies on".
  let name: String
  /// Tries it on types of this module; what went otherwise, or `nil`.
  let trial: @Sendable () -> String?

  package init(_ name: String, trial: @escaping @Sendable () -> String?) {
    self.name = name
    self.trial = trial
  }

  package var isSound: Bool { trial() == nil }

  /// Stops the program where the runtime does otherwise.
  package func require() {
    guard let fault = trial() else { return }
    fatalError(
      """
      UIKit relies on \(name), and this Swift does otherwise: \(fault). Built with Swift \(SwiftVersions.compiler), running \
      on the library of Swift \(SwiftVersions.library); supported: \(SwiftVersions.supported). See docs/runtime.md.
      """)
  }
}

extension RuntimeMechanism {
  /// Tries what a host can't do without and nothing can take the place of, once for the process; stops the program where
  /// it fails. The rest is tried where it is first used.
  ///
  /// Costs 0.1 ms the first time, 0.5 in debug.
  package static func requireForHosts() { _ = isReady }

  private static let isReady: Bool = {
    ClassInitializers.require()
    IsolationRemoval.mechanism.require()
    FoundationEquality.mend()
    MainStack.makeRoom()
    // Who stops a program that hangs asks it for its stack so; Swift's runtime answers where `SWIFT_BACKTRACE` says so.
    CallStack.beginInFrame(onSignal: SIGQUIT)
    return true
  }()
}
