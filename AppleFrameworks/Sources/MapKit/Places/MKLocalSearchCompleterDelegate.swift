import Foundation
import PermissionResponses

/// Receives the results of a completer.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Tells the delegate that there are new results. Never called: there is no network.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Tells the delegate that there are no results, as without a network.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Does nothing by default.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing by default.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
