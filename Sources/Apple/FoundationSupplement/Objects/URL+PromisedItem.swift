import Foundation

extension URL {
  /// Whether a file is there, or can be brought there. Nothing is kept elsewhere here: it is there, or an error says why not.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
