import Foundation

// The metadata of a PDF file.
//
// - Source: developer.apple.com/documentation/coregraphics/cgpdfcontext/auxiliary-dictionary-keys

nonisolated(unsafe) public let kCGPDFContextTitle: CFString = "Title"
nonisolated(unsafe) public let kCGPDFContextAuthor: CFString = "Author"
nonisolated(unsafe) public let kCGPDFContextSubject: CFString = "Subject"
nonisolated(unsafe) public let kCGPDFContextKeywords: CFString = "Keywords"
nonisolated(unsafe) public let kCGPDFContextCreator: CFString = "Creator"
