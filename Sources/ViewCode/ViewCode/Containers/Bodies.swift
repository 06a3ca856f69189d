import UIKit

/// Which body shows which kind of view model.
///
/// ```swift
/// static let bodies = Bodies<any ActivityFeedViewable>()
///   .register(QuoteBody(), for: QuoteActivity.self)
///   .register(nib: UINib(nibName: "PhotoBody", bundle: nil), as: PhotoBody.self, for: PhotoActivity.self)
/// ```
///
/// A body registered for a kind that it does not show does not compile. New kinds need a line here, and no change in
/// the shell or in the table. `Model` is what all view models are: a protocol, an enumeration, a class.
@MainActor
public final class Bodies<Model> {
  /// A body with the way to show a model in it.
  struct Made {
    let view: UIView
    let configure: (Model) -> Void
  }

  struct Registration {
    /// Whether the body shows the model.
    let fits: (Model) -> Bool
    let make: () -> Made?
  }

  private(set) var registrations: [Registration] = []

  /// Knows no bodies yet.
  public init() {}

  /// Has view models of a type shown by a body written in code.
  ///
  /// Where several registrations fit, the first one counts.
  ///
  /// - Parameters:
  ///   - body: Makes a body. It is evaluated once for each shell that needs one.
  ///   - kind: The type of view model; it has to be the body's.
  @discardableResult
  public func register<Body: BodyView, Content>(
    _ body: @autoclosure @escaping () -> Body, for kind: Content.Type
  ) -> Self where Body.Content == Content {
    add({ $0 as? Content }, body)
  }

  /// Has view models of a type shown by a body from a nib: the first of its top-level objects that is one.
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

  /// Has view models shown by a body where something can be made of them that it shows: a case of an enumeration, say.
  ///
  /// - Parameters:
  ///   - body: Makes a body. It is evaluated once for each shell that needs one.
  ///   - content: What the body shows of a view model; `nil` where it does not show it.
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
