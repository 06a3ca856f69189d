import SwiftUI

/// A type that describes a mark of an axis: a grid line, a tick or a label.
///
/// - Source: developer.apple.com/documentation/charts/axismark
@preconcurrency @MainActor
public protocol AxisMark {
  /// The type of the mark's body.
  associatedtype Body: AxisMark
  /// The marks that make up this mark.
  @AxisMarkBuilder var body: Self.Body { get }
}

extension Never: AxisMark {}

extension AxisMark where Body == Never {
  /// The body, which built-in marks do not have. Reading it stops the program.
  public var body: Never { fatalError("\(type(of: self)) is not made of other marks: it has no body") }
}

/// A mark of an axis that this framework draws.
@MainActor
protocol PrimitiveAxisMark {
  func collect(into elements: inout [AxisElement], _ traits: AxisTraits)
}

/// The settings of a mark by its modifiers.
struct AxisTraits {
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// A mark at a value.
struct AxisElement {
  enum Kind {
    case gridLine(isCentered: Bool, StrokeStyle?)
    case tick(isCentered: Bool, AxisTick.Length, StrokeStyle?)
    case label(AxisLabel)
  }
  let kind: Kind
  let traits: AxisTraits
}

/// A label at a value.
struct AxisLabel {
  enum Content {
    case automatic
    case format((PlottedValue) -> String?)
    case text(Text)
    case view(AnyView)
  }
  var content: Content
  var isCentered: Bool?
  var anchor: UnitPoint?
  var collision = AxisValueLabelCollisionResolution.automatic
  var orientation = AxisValueLabelOrientation.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

extension AxisMark {
  func collectElements(into elements: inout [AxisElement], _ traits: AxisTraits) {
    if let primitive = self as? any PrimitiveAxisMark {
      primitive.collect(into: &elements, traits)
    } else {
      body.collectElements(into: &elements, traits)
    }
  }

  private nonisolated func changed(_ change: @escaping (inout AxisTraits) -> Void) -> some AxisMark {
    ModifiedAxisMark(self, change: change)
  }

  /// Sets the foreground style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changed { $0.style = AnyShapeStyle(style) }
  }
  /// Sets the font of labels.
  nonisolated public func font(_ font: Font?) -> some AxisMark { changed { $0.font = font } }
  /// Moves the marks, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changed { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }
  /// Moves the marks, in points.
  nonisolated public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
}

/// A mark with changed settings.
struct ModifiedAxisMark<Mark: AxisMark>: AxisMark, PrimitiveAxisMark {
  nonisolated(unsafe) let mark: Mark
  nonisolated(unsafe) let change: (inout AxisTraits) -> Void
  nonisolated init(_ mark: Mark, change: @escaping (inout AxisTraits) -> Void) {
    self.mark = mark
    self.change = change
  }
  typealias Body = Never
  func collect(into elements: inout [AxisElement], _ traits: AxisTraits) {
    var traits = traits
    change(&traits)
    mark.collectElements(into: &elements, traits)
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {}
extension Optional: PrimitiveAxisMark where Wrapped: AxisMark {
  func collect(into elements: inout [AxisElement], _ traits: AxisTraits) {
    self?.collectElements(into: &elements, traits)
  }
}

/// A result builder that combines the marks of an axis.
///
/// - Source: developer.apple.com/documentation/charts/axismarkbuilder
@resultBuilder
public struct AxisMarkBuilder {
  /// Returns a mark unchanged.
  nonisolated public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }
  /// Returns the marks of an empty block.
  nonisolated public static func buildBlock() -> some AxisMark { TupleAxisMark() }
  /// Returns the only mark of a block.
  nonisolated public static func buildBlock<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }
  /// Combines the marks of a block.
  nonisolated public static func buildBlock<each Mark: AxisMark>(_ mark: repeat each Mark) -> some AxisMark {
    TupleAxisMark(repeat each mark)
  }
  /// Returns the mark of an `if` without an `else`, or none.
  nonisolated public static func buildIf<Mark: AxisMark>(_ mark: Mark?) -> Mark? { mark }
  /// Returns the mark of a condition's first branch.
  nonisolated public static func buildEither<TrueMark: AxisMark, FalseMark: AxisMark>(
    first: TrueMark
  ) -> BuilderConditional<TrueMark, FalseMark> { BuilderConditional(.first(first)) }
  /// Returns the mark of a condition's second branch.
  nonisolated public static func buildEither<TrueMark: AxisMark, FalseMark: AxisMark>(
    second: FalseMark
  ) -> BuilderConditional<TrueMark, FalseMark> { BuilderConditional(.second(second)) }
  /// Returns a type-erased mark from an `if #available`.
  nonisolated public static func buildLimitedAvailability(_ mark: some AxisMark) -> AnyAxisMark { AnyAxisMark(mark) }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {}
extension BuilderConditional: PrimitiveAxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  func collect(into elements: inout [AxisElement], _ traits: AxisTraits) {
    switch storage {
    case .first(let mark): mark.collectElements(into: &elements, traits)
    case .second(let mark): mark.collectElements(into: &elements, traits)
    }
  }
}

/// A mark of an axis with an erased type.
///
/// - Source: developer.apple.com/documentation/charts/anyaxismark
public struct AnyAxisMark: AxisMark, PrimitiveAxisMark {
  nonisolated(unsafe) private let mark: any AxisMark
  /// Creates a mark from another one.
  nonisolated public init(_ mark: some AxisMark) { self.mark = mark }
  /// Creates a mark from another one.
  nonisolated public init(erasing mark: some AxisMark) { self.mark = mark }
  /// A mark without a body. The framework draws it.
  public typealias Body = Never
  func collect(into elements: inout [AxisElement], _ traits: AxisTraits) {
    mark.collectElements(into: &elements, traits)
  }
}

/// The marks of a block.
struct TupleAxisMark: AxisMark, PrimitiveAxisMark {
  nonisolated(unsafe) private var marks: [any AxisMark] = []
  typealias Body = Never
  /// Creates empty content.
  nonisolated public init() {}
  nonisolated init<each Mark: AxisMark>(_ mark: repeat each Mark) { repeat marks.append(each mark) }
  func collect(into elements: inout [AxisElement], _ traits: AxisTraits) {
    for mark in marks { mark.collectElements(into: &elements, traits) }
  }
}
