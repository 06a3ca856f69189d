import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@testable import SwiftDataMacros

@Suite("SwiftData's macros")
struct ExpansionTests {
  /// Returns the source after expansion, without spaces at the ends of lines.
  private func expanded(_ source: String) -> String {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(sourceFiles: [file: .init(moduleName: "App", fullFilePath: "App.swift")])
    let macros: [String: any Macro.Type] = [
      "Model": PersistentModelMacro.self, "_PersistedProperty": PersistedPropertyMacro.self,
      "Attribute": PropertyMarkerMacro.self, "Relationship": PropertyMarkerMacro.self,
      "Transient": PropertyMarkerMacro.self, "Unique": ConstraintMacro.self, "Query": QueryMacro.self,
      "ModelActor": ModelActorMacro.self,
    ]
    let result = "\(file.expand(macros: macros, in: context, indentationWidth: .spaces(2)))"
    return result + context.diagnostics.map(\.message).joined(separator: "\n")
  }

  @Test("@Model describes the stored properties that are persisted, with their options and default values")
  func metadata() {
    let source = expanded(
      """
      @Model final class Trip {
        @Attribute(.unique, originalName: "id") var code: String
        @Relationship(deleteRule: .cascade, inverse: \\Stay.trip) var stays: [Stay] = []
        let serial: Int
        let fixed = 1
        @Transient var isOpen = false
        static var count = 0
        lazy var later = 1
        var watched = 1 { didSet {} }
        var words: String { code }
        #Unique<Trip>([\\.code, \\.serial])
      }
      """)
    let names = source.split(separator: "PropertyMetadata(name: \"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(names == ["code", "stays", "serial", "Unique"])
    #expect(source.contains(#"metadata: SwiftData.Schema.Attribute(.unique, originalName: "id"))"#))
    #expect(
      source.contains(
        #"([]) as [Stay], metadata: SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \Stay.trip))"#
      ))
    #expect(source.contains(#"metadata: SwiftData.Schema.Unique<Trip>([\.code, \.serial]))"#))
    #expect(source.contains(#"serial = backingData.getValue(forKey: \.serial)"#))
  }

  @Test("accessors read and write backing data, and tell observers")
  func accessors() {
    let source = expanded("@Model class Item {\n  @_PersistedProperty var title: String\n}")
    #expect(source.contains(#"_$backingData.setTransformableValue(forKey: \.title, to: initialValue)"#))
    #expect(source.contains("@storageRestrictions(accesses: _$backingData, initializes: _title)"))
    #expect(source.contains(#"_$observationRegistrar.access(self, keyPath: \.title)"#))
    #expect(source.contains(#"_$observationRegistrar.withMutation(of: self, keyPath: \.title)"#))
    #expect(source.contains("required nonisolated init(backingData: any SwiftData.BackingData<Item>)"))
  }

  @Test("members of a public model are public")
  func access() {
    let source = expanded("@Model public final class Item {\n  public var title: String\n}")
    #expect(source.contains("public nonisolated var persistentBackingData: any SwiftData.BackingData<Item>"))
    #expect(source.contains("public nonisolated init(backingData:"))
  }

  @Test("a value of a transformer is read without being decodable")
  func transformable() {
    let source = expanded(
      "@Model class Item {\n  @_PersistedProperty @Attribute(.transformable(by: \"T\")) var color: UIColor\n}")
    #expect(source.contains(#"self.getTransformableValue(forKey: \.color)"#))
  }

  @Test("@Query passes its arguments on to a query of the property's type")
  func query() {
    let source = expanded("struct Trips {\n  @Query(sort: \\Trip.code, order: .reverse) private var trips: [Trip]\n}")
    #expect(
      source.contains(
        #"var _trips: SwiftData.Query<[Trip].Element, [Trip]> = .init(sort: \Trip.code, order: .reverse)"#))
    #expect(source.contains("_trips.wrappedValue"))
  }

  @Test("@ModelActor makes an executor, and leaves the initializer to an actor that asks for it")
  func actors() {
    #expect(expanded("@ModelActor actor A {}").contains("init(modelContainer: SwiftData.ModelContainer)"))
    #expect(!expanded("@ModelActor(disableGenerateInit: true) actor A {}").contains("init(modelContainer:"))
  }

  @Test("a structure cannot be a model, and a query needs a type")
  func failures() {
    #expect(expanded("@Model struct Item {}").contains("@Model can only be applied to a class"))
    #expect(expanded("struct V {\n  @Query var items\n}").contains("@Query can only be applied to a variable"))
  }
}
