import Foundation
import UIKit

/// A type whose values are transferred between apps and inside of an app: by dragging, sharing and pasting.
///
/// - Source: developer.apple.com/documentation/coretransferable/transferable
public protocol Transferable {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation
  /// The representation of values, from the preferred form to others.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get }
}

/// A description of the forms in which a value is transferred.
///
/// - Source: developer.apple.com/documentation/coretransferable/transferrepresentation
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the transferred values.
  associatedtype Item: Transferable
  /// The type of the representation that makes up this one.
  associatedtype Body: TransferRepresentation
  /// The representation that makes up this one.
  @TransferRepresentationBuilder<Item> var body: Self.Body { get }
}

extension Never: TransferRepresentation {
  /// A type without values.
  public typealias Item = Never
  /// The body. `Never` has no values, so it is never read.
  public var body: Never { fatalError("there is no such representation") }
}

extension Never: Transferable {
  /// The representation. `Never` has no values, so it is never read.
  public static var transferRepresentation: Never { fatalError("there are no values of this type") }
}

extension TransferRepresentation where Body == Never {
  /// The body, which built-in representations do not have. Reading it stops the program.
  public var body: Never { fatalError("\(type(of: self)) is not made of other representations: it has no body") }
}

extension TransferRepresentation {
  /// The forms of the representation, from the preferred one to others.
  var forms: [TransferForm<Item>] {
    if let primitive = self as? any PrimitiveRepresentation<Item> { return primitive.ownForms }
    return body.forms as? [TransferForm<Item>] ?? []
  }

  /// Sets the name of the file in which a value is stored.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    FormsRepresentation(ownForms: forms.map { $0.named { _ in fileName } })
  }

  /// Sets the name of the file in which a value is stored.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    FormsRepresentation(ownForms: forms.map { $0.named(fileName) })
  }

  /// Restricts a representation to values for which a closure returns `true`.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    FormsRepresentation(
      ownForms: forms.map { form in
        var form = form
        let old = form.isOffered
        form.isOffered = { old($0) && condition($0) }
        return form
      })
  }
}

/// A representation of this framework.
protocol PrimitiveRepresentation<Item>: TransferRepresentation {
  var ownForms: [TransferForm<Item>] { get }
}

/// One form in which a value is transferred.
struct TransferForm<Item>: Sendable {
  let type: UTType
  /// Returns the data of a value; `nil` for a form that is only imported.
  let exporting: (@Sendable (Item) async throws -> Data)?
  /// Creates a value from data; `nil` for a form that is only exported.
  let importing: (@Sendable (Data) async throws -> Item)?
  var name: @Sendable (Item) -> String? = { _ in nil }
  var isOffered: @Sendable (Item) -> Bool = { _ in true }

  func named(_ name: @escaping @Sendable (Item) -> String?) -> TransferForm {
    var form = self
    form.name = name
    return form
  }
}

/// A representation with forms.
struct FormsRepresentation<Item: Transferable>: PrimitiveRepresentation {
  typealias Body = Never
  let ownForms: [TransferForm<Item>]
}

/// A result builder that combines representations.
///
/// - Source: developer.apple.com/documentation/coretransferable/transferrepresentationbuilder
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Returns a representation unchanged.
  public static func buildExpression<R: TransferRepresentation>(_ representation: R) -> R where R.Item == Item {
    representation
  }
  /// Returns the first representation of a block.
  public static func buildPartialBlock<R: TransferRepresentation>(first: R) -> R where R.Item == Item { first }
  /// Combines the representations of a block.
  public static func buildPartialBlock<First: TransferRepresentation, Second: TransferRepresentation>(
    accumulated: First, next: Second
  ) -> some TransferRepresentation<Item> where First.Item == Item, Second.Item == Item {
    FormsRepresentation<Item>(ownForms: accumulated.forms + next.forms)
  }
}

/// The errors of transfers.
enum TransferError: Error, CustomStringConvertible {
  case noForm(String)

  var description: String {
    switch self {
    case .noForm(let type): "\(type) cannot be imported from the types of the item"
    }
  }
}

extension Transferable {
  /// Returns a provider of a value, with its forms.
  package static func provider(of value: Self) -> NSItemProvider {
    let provider = NSItemProvider()
    nonisolated(unsafe) let value = value
    for form in transferRepresentation.forms as? [TransferForm<Self>] ?? [] {
      guard let exporting = form.exporting, form.isOffered(value) else { continue }
      if provider.suggestedName == nil { provider.suggestedName = form.name(value) }
      provider.registerDataRepresentation(forTypeIdentifier: form.type.identifier) { completion in
        nonisolated(unsafe) let completion = completion
        Task { @MainActor in
          do {
            completion(try await exporting(value), nil)
          } catch {
            completion(nil, error)
          }
        }
        return nil
      }
    }
    return provider
  }

  /// The types from which values are imported.
  package static var importedTypes: [UTType] {
    (transferRepresentation.forms as? [TransferForm<Self>] ?? []).filter { $0.importing != nil }.map(\.type)
  }

  /// Returns the value of a provider, in the first form that it has.
  @MainActor package static func value(from provider: NSItemProvider) async throws -> Self {
    for form in transferRepresentation.forms as? [TransferForm<Self>] ?? [] {
      guard let importing = form.importing, let found = provider.identifier(conformingTo: form.type) else { continue }
      let data: Data = try await withCheckedThrowingContinuation { continuation in
        _ = provider.loadDataRepresentation(forTypeIdentifier: found) { data, error in
          if let data {
            continuation.resume(returning: data)
          } else {
            continuation.resume(throwing: error ?? TransferError.noForm("\(Self.self)"))
          }
        }
      }
      return try await importing(data)
    }
    throw TransferError.noForm("\(Self.self)")
  }
}

extension NSItemProvider {
  /// Returns the first type of the provider that conforms to a type.
  fileprivate func identifier(conformingTo type: UTType) -> String? {
    registeredTypeIdentifiers.first { UTType($0)?.conforms(to: type) == true || $0 == type.identifier }
  }
}
