// Tests that import the library use XCTest and Foundation without importing them.
@_exported import Foundation
@_exported import XCTest
