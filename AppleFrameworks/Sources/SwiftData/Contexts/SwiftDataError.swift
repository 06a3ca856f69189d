/// An error of SwiftData.
///
/// - Source: developer.apple.com/documentation/swiftdata/swiftdataerror
public struct SwiftDataError: Error, Hashable, Sendable, CustomStringConvertible {
  private let name: String
  private init(_ name: String) { self.name = name }

  public var description: String { "SwiftDataError.\(name)" }

  public static let configurationFileNameContainsInvalidCharacters =
    SwiftDataError("configurationFileNameContainsInvalidCharacters")
  public static let configurationFileNameTooLong = SwiftDataError("configurationFileNameTooLong")
  /// The error for a configuration with a class that the schema of the container does not contain.
  public static let configurationSchemaNotFoundInContainerSchema =
    SwiftDataError("configurationSchemaNotFoundInContainerSchema")
  public static let duplicateConfiguration = SwiftDataError("duplicateConfiguration")
  /// The error for a file that cannot be read as a store of the schema.
  public static let loadIssueModelContainer = SwiftDataError("loadIssueModelContainer")
  public static let includePendingChangesWithBatchSize = SwiftDataError("includePendingChangesWithBatchSize")
  public static let sortingPendingChangesWithIdentifiers = SwiftDataError("sortingPendingChangesWithIdentifiers")
  public static let unsupportedKeyPath = SwiftDataError("unsupportedKeyPath")
  public static let unsupportedPredicate = SwiftDataError("unsupportedPredicate")
  public static let unsupportedSortDescriptor = SwiftDataError("unsupportedSortDescriptor")
  public static let backwardMigration = SwiftDataError("backwardMigration")
  /// The error for a plan without stages from the version of the file to the newest version.
  public static let unknownSchema = SwiftDataError("unknownSchema")
  /// The error for a context without a container.
  public static let missingModelContext = SwiftDataError("missingModelContext")
  /// The error for a non-optional property without a value, or a relationship with too few or too many models.
  public static let modelValidationFailure = SwiftDataError("modelValidationFailure")
}
