import Foundation

extension ModelContext {
  /// The notification before a context is saved. Its object is the context.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/modelcontext/willsave
  public static let willSave = Notification.Name("ModelContextWillSave")
  /// The notification after a context is saved. Its object is the context, and its user information contains the
  /// identifiers of the models.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/modelcontext/didsave
  public static let didSave = Notification.Name("ModelContextDidSave")

  /// The keys of the user information, by their raw values.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/modelcontext/notificationkey
  public enum NotificationKey: String, Sendable {
    case queryGeneration
    case invalidatedAllIdentifiers
    /// The key of an array of inserted identifiers.
    case insertedIdentifiers = "inserted"
    /// The key of an array of updated identifiers.
    case updatedIdentifiers = "updated"
    /// The key of an array of deleted identifiers.
    case deletedIdentifiers = "deleted"
  }
}
