import CommandArguments
import ViewHost

extension SDKNumber {
  /// The SDK of screens.
  var version: SDKVersion {
    switch self {
    case .iOS18: .iOS18
    case .iOS26: .iOS26
    case .iOS27: .iOS27
    }
  }
}
