import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import TestedViewCodeMacrosPlugin

@Suite("What @ViewCode writes")
struct ExpansionTests {
  private func expect(_ source: String, becomes expanded: String, line: Int = #line) {
    assertMacroExpansion(
      source, expandedSource: expanded,
      macroSpecs: ["ViewCode": MacroSpec(type: ViewCodeMacro.self, conformances: ["ViewCoded"])],
      indentationWidth: .spaces(2)
    ) { failure in
      Issue.record(
        "\(failure.message)",
        sourceLocation: SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1))
    }
  }

  @Test("a view with state: builders, an initializer with what has no value, the life cycle, the way for its state")
  func view() {
    expect(
      """
      @ViewCode
      final class Avatar: UIImageView {
        @Configures var isOnline: Bool
        private var hierarchy: Hierarchy { dot }
        private var layout: Layout { dot.size(12) }
      }
      """,
      becomes: """
        final class Avatar: UIImageView {
          @Configures var isOnline: Bool
          @HierarchyBuilder
          private var hierarchy: Hierarchy { dot }
          @LayoutBuilder
          private var layout: Layout { dot.size(12) }

          private let viewCodePipeline = Pipeline()

          init(isOnline: Bool) {
            self.isOnline = isOnline
            super.init(frame: .zero)
            buildViewCode()
          }

          @available(*, unavailable, message: "a view written in code cannot be decoded from an archive")
          required init(coder: NSCoder) {
            fatalError("init(coder:) of \\(type(of: self)): a view written in code cannot be decoded from an archive")
          }

          override func layoutSubviews() {
            adaptViewCode()
            super.layoutSubviews()
          }

          @available(iOS, deprecated: 17)
          override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            adaptViewCode()
          }

          private func buildViewCode() {
            viewCodePipeline.build(self, ViewCodeSteps.self)
          }

          private func adaptViewCode() {
            viewCodePipeline.adapt(self, ViewCodeSteps.self)
          }

          var viewCode: PipelineHandle {
            PipelineHandle(viewCodePipeline, self, ViewCodeSteps.self)
          }

          @MainActor
          private enum ViewCodeSteps: PipelineSteps {
            static func hierarchy(of owner: Avatar) -> Hierarchy {
              owner.hierarchy
            }
            static func layout(of owner: Avatar) -> Layout {
              owner.layout
            }
          }
        }

        extension Avatar: ViewCoded {
        }
        """)
  }

  @Test("a controller of a superclass that is not known keeps its initializers")
  func controller() {
    expect(
      """
      @ViewCode
      public final class Page: FancyController {
        private var hierarchy: Hierarchy { dot }
        private var layout: Layout { dot.size(12) }
        private var configuration: Configuration { Setting(\\.alpha, of: dot, to: 1) }
      }
      """,
      becomes: """
        public final class Page: FancyController {
          @HierarchyBuilder
          private var hierarchy: Hierarchy { dot }
          @LayoutBuilder
          private var layout: Layout { dot.size(12) }
          @ConfigurationBuilder
          private var configuration: Configuration { Setting(\\.alpha, of: dot, to: 1) }

          private let viewCodePipeline = Pipeline()

          public override func viewDidLoad() {
            super.viewDidLoad()
            buildViewCode()
          }

          public override func viewWillLayoutSubviews() {
            adaptViewCode()
            super.viewWillLayoutSubviews()
          }

          @available(iOS, deprecated: 17)
          public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            adaptViewCode()
          }

          private func buildViewCode() {
            viewCodePipeline.build(self, ViewCodeSteps.self)
          }

          private func adaptViewCode() {
            viewCodePipeline.adapt(self, ViewCodeSteps.self)
          }

          @MainActor
          private enum ViewCodeSteps: PipelineSteps {
            static func hierarchy(of owner: Page) -> Hierarchy {
              owner.hierarchy
            }
            static func layout(of owner: Page) -> Layout {
              owner.layout
            }
            static func configuration(of owner: Page) -> Configuration {
              owner.configuration
            }
          }
        }
        """)
  }
}
