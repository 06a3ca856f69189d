import SourceRewriting
import SwiftParser
import SwiftSyntax

/// The `PreviewProvider` types of sources, which projects used before `#Preview`.
///
/// Most of them only wrap a view or view controller of UIKit: `UIViewPreview { CartView() }`. If the source contains
/// the expression that creates it, it is displayed directly. Other previews are hosted.
enum PreviewProviders {
  private static let names: Set<String> = ["PreviewProvider", "SwiftUI.PreviewProvider"]

  static func isOne(_ type: TypeFacts) -> Bool { type.kind != .extension && !names.isDisjoint(with: type.inherited) }

  /// Returns the screens of a file's providers, including those that can't be displayed.
  ///
  /// - Parameter wrappers: The module's types that display UIKit views in SwiftUI.
  static func screens(in source: String, file: String, wrappers: Set<String>) -> [ScreenListing.Screen] {
    let visitor = Visitor(wrappers: wrappers)
    visitor.walk(Parser.parse(source: source))
    return visitor.providers.flatMap { provider in
      if provider.closures.isEmpty { return hosted(provider, file: file) }
      return provider.closures.enumerated().map { index, closure in
        ScreenListing.Screen(
          name: index == 0 ? provider.name : "\(provider.name) \(index + 1)", kind: .preview, file: file,
          expression: closure)
      }
    }
  }

  /// Returns the SwiftUI previews: one for each listed view, if the source determines the number of views.
  private static func hosted(_ provider: Visitor.Provider, file: String) -> [ScreenListing.Screen] {
    let names = provider.views ?? [nil]
    return names.enumerated().map { index, name in
      let place = names.count > 1 ? ", \(index)" : ""
      let suffix = name.map { " " + $0 } ?? (index == 0 ? "" : " \(index + 1)")
      return ScreenListing.Screen(
        name: provider.name + suffix, kind: .preview, file: file,
        expression: "SwiftUI.PreviewScreens.controller(\(provider.name).self\(place))")
    }
  }

  static func wrappers(among types: some Sequence<TypeFacts>) -> Set<String> {
    let protocols: Set<String> = ["UIViewRepresentable", "UIViewControllerRepresentable"]
    return Set(types.filter { !protocols.isDisjoint(with: $0.inherited) }.map(\.name))
  }

  private final class Visitor: SyntaxVisitor {
    private let wrappers: Set<String>
    var providers: [Provider] = []

    struct Provider {
      let name: String
      var closures: [String] = []
      /// The display names of the views that `previews` lists, with nil for views without a name. The array is nil if
      /// the views are only known at run time.
      var views: [String?]?
    }

    init(wrappers: Set<String>) {
      self.wrappers = wrappers
      super.init(viewMode: .sourceAccurate)
    }

    private func begin(_ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
      let isProvider = inheritance?.inheritedTypes.contains { names.contains($0.type.trimmedDescription) } ?? false
      if isProvider { providers.append(Provider(name: name.text)) }
      return isProvider ? .visitChildren : .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(node.name, node.inheritanceClause)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(node.name, node.inheritanceClause)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(node.name, node.inheritanceClause)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard !providers.isEmpty, let binding = node.bindings.first, binding.pattern.trimmedDescription == "previews"
      else { return .visitChildren }
      if case .getter(let statements)? = binding.accessorBlock?.accessors {
        providers[providers.count - 1].views = Self.views(statements)
      }
      return .visitChildren
    }

    private static func views(_ statements: CodeBlockItemListSyntax) -> [String?]? {
      var found: [String?] = []
      for statement in statements {
        guard case .expr(let expression) = statement.item, !expression.is(IfExprSyntax.self) else { return nil }
        if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
          let closure = call.trailingClosure,
          call.calledExpression.trimmedDescription == "Group"
        {
          guard let inner = views(closure.statements) else { return nil }
          found += inner
        } else {
          let text = expression.trimmedDescription
          if text.hasPrefix("ForEach") { return nil }
          found.append(displayName(expression))
        }
      }
      return found
    }

    /// Returns the display name that a modifier in a chain specifies as a literal.
    private static func displayName(_ expression: ExprSyntax) -> String? {
      var current = expression
      while let call = current.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
      {
        if member.declName.baseName.text == "previewDisplayName" {
          return call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }
        current = base
      }
      return nil
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// Looks for a wrapper whose only argument is a closure with the wrapped view.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard !providers.isEmpty, let called = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        wrappers.contains(called) || called.hasSuffix("Preview"),
        let closure = node.trailingClosure, closure.signature == nil, node.arguments.isEmpty
      else { return .visitChildren }
      providers[providers.count - 1].closures.append(closure.statements.trimmedDescription)
      return .skipChildren
    }
  }
}
