import Foundation
import PermissionResponses

/// A delegate that receives the results of a completer.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Tells the delegate that there are new results. It is never called, because there is no network.
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
