import UIKit

/// The registry of bodies by kind of view model.
///
/// ```swift
/// static let bodies = Bodies<any ActivityFeedViewable>()
///   .register(QuoteBody(), for: QuoteActivity.self)
///   .register(nib: UINib(nibName: "PhotoBody", bundle: nil), as: PhotoBody.self, for: PhotoActivity.self)
/// ```
///
/// A body that is registered for a kind that it doesn't display doesn't compile. New kinds only need a registration,
/// and no change of the shell or the table. `Model` is the common type of all view models: a protocol, an enumeration
/// or a class.
@MainActor
public final class Bodies<Model> {
  /// A body with the closure that displays a model in it.
  struct Made {
    let view: UIView
    let configure: (Model) -> Void
  }

  struct Registration {
    /// Returns whether the body can display the model.
    let fits: (Model) -> Bool
    let make: () -> Made?
  }

  private(set) var registrations: [Registration] = []

  /// Creates an empty registry.
  public init() {}

  /// Registers a body in code for a type of view model.
  ///
  /// If several registrations match, the first one is used.
  ///
  /// - Parameters:
  ///   - body: A closure that creates a body. It is called once for each shell that needs one.
  ///   - kind: The type of view model, which must be the body's.
  @discardableResult
  public func register<Body: BodyView, Content>(
    _ body: @autoclosure @escaping () -> Body, for kind: Content.Type
  ) -> Self where Body.Content == Content {
    add({ $0 as? Content }, body)
  }

  /// Registers a body in a nib for a type of view model: the first one among its top-level objects.
  @discardableResult
  public func register<Body: BodyView, Content>(
    nib: UINib, as body: Body.Type, for kind: Content.Type, file: StaticString = #fileID, line: UInt = #line
  ) -> Self where Body.Content == Content {
    func make() -> Body? {
      let body = nib.instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? Body }.first
      if body == nil { Warning.report("the nib has no \(Body.self) among its top-level objects", file, line) }
      return body
    }
    return add({ $0 as? Content }, make)
  }

  /// Registers a body for view models whose content it can display, such as a case of an enumeration.
  ///
  /// - Parameters:
  ///   - body: A closure that creates a body. It is called once for each shell that needs one.
  ///   - content: A closure that returns the content of a view model; `nil` if the body can't display it.
  @discardableResult
  public func register<Body: BodyView>(
    _ body: @autoclosure @escaping () -> Body, with content: @escaping (Model) -> Body.Content?
  ) -> Self {
    add(content, body)
  }

  private func add<Body: BodyView>(
    _ content: @escaping (Model) -> Body.Content?, _ make: @escaping () -> Body?
  ) -> Self {
    registrations.append(
      Registration(fits: { content($0) != nil }) {
        make().map { body in
          Made(view: body) { model in
            if let content = content(model) { body.configure(for: content) }
          }
        }
      })
    return self
  }
}
