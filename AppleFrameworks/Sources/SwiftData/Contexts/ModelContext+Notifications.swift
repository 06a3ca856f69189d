import Foundation

extension ModelContext {
  /// Posted before a context is saved. The object is the context.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/modelcontext/willsave
  public static let willSave = Notification.Name("ModelContextWillSave")
  /// Posted after a context is saved. The object is the context; its information has the identifiers of the models.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/modelcontext/didsave
  public static let didSave = Notification.Name("ModelContextDidSave")

  /// The keys of the information, by their raw values.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/modelcontext/notificationkey
  public enum NotificationKey: String, Sendable {
    case queryGeneration
    case invalidatedAllIdentifiers
    /// An array of identifiers.
    case insertedIdentifiers = "inserted"
    /// An array of identifiers.
    case updatedIdentifiers = "updated"
    /// An array of identifiers.
    case deletedIdentifiers = "deleted"
  }
}
